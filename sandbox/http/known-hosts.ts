import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ControlError } from './json.ts';

/** Parses a Host header: a name or an address, optionally in brackets and with a port. */
const hostHeader = /^(?:\[([\da-f:.]+)\]|([^\s:@/[\]]+))(?::\d{1,5})?$/i;

function isKnown(host: string, names: readonly string[]): boolean {
  const [, bracketed, plain] = hostHeader.exec(host.toLowerCase()) ?? [];
  const name = bracketed ?? plain ?? '';
  return (
    isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.includes(name)
  );
}

/**
 * Middleware that rejects requests for an unknown host. Allowed are network addresses, localhost and
 * the given names. A foreign page can resolve its own name to this machine (DNS rebinding); the browser
 * then treats its requests as same-site, and only the Host header reveals the foreign name. Rebinding
 * cannot forge an address as the Host. Requests without a Host header do not come from browsers and are
 * allowed.
 *
 * @param names allowed names, in lower case
 */
export const knownHostsOnly =
  (names: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const host = c.req.header('host');
    if (host !== undefined && !isKnown(host, names)) {
      throw new ControlError(403, 'This host is not known here: see ALLOWED_HOSTS.');
    }
    await next();
  };
