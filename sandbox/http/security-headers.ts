import { createHash } from 'node:crypto';

/** What the headers of a page depend on. */
interface PageToSecure {
  /** The page as it is served: its inline styles and scripts are allowed by their hashes. */
  readonly html: string;
  /** Origins other than the page's own that it calls, such as the API's. */
  readonly connectTo?: readonly string[];
  /** Trusted Types policies that the page makes; none unless given. */
  readonly trustedTypes?: readonly string[];
  /** Whether the page shows pages of its own origin in a frame. */
  readonly frames?: boolean;
  /** Whether the page has a worker of its own origin. */
  readonly workers?: boolean;
  /** Whether the page is one file: it makes styles and documents itself. */
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
 * The content security policy of a page: nothing but its own origin, no inline script but those that
 * it was built with (by their hashes), markup only through Trusted Types (ASVS 3.4.3).
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

/** The headers of every reply, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NOTHING_ALLOWED.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The headers with which a host serves a page, by name. */
function pageHeaders(page: PageToSecure): Record<string, string> {
  return {
    ...commonHeaders,
    'Content-Security-Policy': contentSecurityPolicy(page),
    'Cache-Control': 'no-cache',
  };
}

/** The app's page: one policy turns text into markup, DOMPurify's; one gives the worker's address. */
export const appHeaders = (html: string, connectTo: readonly string[] = []) =>
  pageHeaders({ html, connectTo, trustedTypes: ['dompurify', 'hiram-worker'], workers: true });

/** The app's worker: it fetches from its own origin, and does nothing else. */
export const workerHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Cache-Control': 'no-cache',
};

/** The simulated phone's page: it shows the app in a frame. */
export const shellHeaders = (html: string) => pageHeaders({ html, frames: true });

/** The explorer's page: a tool that draws the app's screens in documents that it makes itself. */
export const explorerHeaders = (html: string) => pageHeaders({ html, frames: true, onePage: true });

/** The headers of a file whose name carries the hash of its content. */
export const assetHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Cache-Control': 'public, max-age=31536000, immutable',
};
