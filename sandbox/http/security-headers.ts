import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface PageToSecure {
  /**
   * The page. The policy allows its inline scripts by their hashes, and its inline styles too
   * unless `onePage`.
   */
  readonly html: string;
  readonly connectTo?: readonly string[];
  readonly trustedTypes?: readonly string[];
  readonly frames?: boolean;
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
 * Only the inline scripts of the build run. Markup needs Trusted Types (ASVS 3.4.3) unless
 * `onePage`.
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

/** DOMPurify's policy turns text into markup; the other one provides the worker's address. */
export const appHeaders = (html: string, connectTo: readonly string[] = []) =>
  pageHeaders({ html, connectTo, trustedTypes: ['dompurify', 'hiram-worker'], workers: true });

export const workerHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Cache-Control': 'no-cache',
};

export const shellHeaders = (html: string) => pageHeaders({ html, frames: true });

export const explorerHeaders = (html: string) => pageHeaders({ html, frames: true, onePage: true });

export const assetHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Writes the headers that a host must send with the app's page to `dist/app-headers.json`. */
export function headersForHosts(): Plugin {
  return {
    name: 'hiram:headers-for-hosts',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      await writeFile(`${dir}-headers.json`, `${JSON.stringify(appHeaders(html), null, 2)}\n`);
    },
  };
}
