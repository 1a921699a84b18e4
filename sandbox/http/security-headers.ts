import { createHash } from 'node:crypto';

/** The properties of a page that its headers depend on. */
interface PageToSecure {
  /** The served HTML. Its inline styles and scripts are allowed by their hashes. */
  readonly html: string;
  /** Other origins that the page connects to, such as the API's. */
  readonly connectTo?: readonly string[];
  /** Trusted Types policies that the page creates; none by default. */
  readonly trustedTypes?: readonly string[];
  /** Whether the page shows frames of the same origin. */
  readonly frames?: boolean;
  /** Whether the page uses a worker of the same origin. */
  readonly workers?: boolean;
  /** Whether the page is a single file that creates styles and documents itself. */
  readonly onePage?: boolean;
}

const NOTHING_ALLOWED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );

const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a page: only its own origin and `connectTo`, only the inline scripts
 * of its build (by hash), and markup only through Trusted Types (ASVS 3.4.3). `onePage` permits
 * inline styles and markup without Trusted Types.
 */
function contentSecurityPolicy(page: PageToSecure): string {
  const { html, connectTo = [], trustedTypes = [], onePage = false } = page;
  const { frames = false, workers = false } = page;
  const scripts = inlineScripts(html).map(sourceHash);
  const styles = onePage ? ["'unsafe-inline'"] : inlineStyles(html).map(sourceHash);
  const markup: [string, ...string[]][] = [
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...(trustedTypes.length > 0 ? trustedTypes : ["'none'"])],
  ];
  const worker: [string, ...string[]][] = [['worker-src', "'self'"]];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connectTo],
    ...(workers ? worker : []),
    ['frame-src', frames ? "'self'" : "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'self'"],
    ...(onePage ? [] : markup),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Headers of every reply. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NOTHING_ALLOWED.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

function pageHeaders(page: PageToSecure): Record<string, string> {
  return {
    ...commonHeaders,
    'Content-Security-Policy': contentSecurityPolicy(page),
    'Cache-Control': 'no-cache',
  };
}

/**
 * Headers of the app's page. DOMPurify's policy turns text into markup; another policy provides the
 * worker's address.
 */
export const appHeaders = (html: string, connectTo: readonly string[] = []) =>
  pageHeaders({ html, connectTo, trustedTypes: ['dompurify', 'hiram-worker'], workers: true });

/** Headers of the app's worker, which may only connect to its own origin. */
export const workerHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Cache-Control': 'no-cache',
};

/** Headers of the simulated phone's page, which shows the app in a frame. */
export const shellHeaders = (html: string) => pageHeaders({ html, frames: true });

/** Headers of the explorer's page, which draws the app's screens in documents that it creates. */
export const explorerHeaders = (html: string) => pageHeaders({ html, frames: true, onePage: true });

/** Headers of a file whose name contains the hash of its content. */
export const assetHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Cache-Control': 'public, max-age=31536000, immutable',
};
