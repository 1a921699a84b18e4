/** Lower-case host names, matched exactly. */
export type LinkPolicy = {
  /** The app's own origin, such as `https://app.example`. */
  origin: string;
  webHosts: readonly string[];
  storeHosts: readonly string[];
};

export type Link =
  | { kind: 'internal'; path: string }
  | { kind: 'web' | 'store' | 'phone' | 'mail'; url: string }
  | { kind: 'refused' };

const refused: Link = { kind: 'refused' };
const longest = 2_048;

/** Printable ASCII except the space, and the backslash, which browsers treat as a slash. */
const plain = /^[\x21-\x5b\x5d-\x7e]+$/;
const phone = /^tel:\+?\d[\d-]{1,19}$/;
const mail = /^mailto:[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

function parse(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Classifies an address from outside. Unknown forms are refused. */
export function classifyUrl(text: string, { origin, webHosts, storeHosts }: LinkPolicy): Link {
  if (text.length > longest || !plain.test(text)) return refused;
  if (phone.test(text)) return { kind: 'phone', url: text };
  if (mail.test(text)) return { kind: 'mail', url: text };

  const relative = text.startsWith('/');
  if (relative ? text.startsWith('//') : !/^https?:\/\/[^/]/i.test(text)) return refused;
  const url = parse(text, origin);
  if (!url || url.username !== '' || url.password !== '') return refused;

  // A path with two leading slashes would be a host if it is used alone.
  if (url.pathname.startsWith('//')) return refused;
  // The origin is compared as the browser's own parser reads it.
  if (url.origin === origin)
    return { kind: 'internal', path: url.pathname + url.search + url.hash };
  if (url.protocol !== 'https:' || url.port !== '') return refused;
  if (storeHosts.includes(url.hostname)) return { kind: 'store', url: url.href };
  if (webHosts.includes(url.hostname)) return { kind: 'web', url: url.href };
  return refused;
}
