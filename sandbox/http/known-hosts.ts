import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ControlError } from './json.ts';

/** What a Host header names: a name or an address, perhaps in brackets, perhaps with a port. */
const hostHeader = /^(?:\[([\da-f:.]+)\]|([^\s:@/[\]]+))(?::\d{1,5})?$/i;

function isKnown(host: string, names: readonly string[]): boolean {
  const [, bracketed, plain] = hostHeader.exec(host.toLowerCase()) ?? [];
  const name = bracketed ?? plain ?? '';
  return (
    isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.includes(name)
  );
}

/**
 * Answers requests that are meant for this machine: for an address, for localhost, or for a name
 * it was given. A foreign page can let its own name lead to this machine (DNS rebinding); then its
 * requests count as those of the same site, and their Host alone gives them away. No name can lead
 * to an address as its Host. A program that says no host is no browser.
 *
 * @param names in lower case
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
