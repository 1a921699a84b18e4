import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ControlError } from './json.ts';

const hostHeader = /^(?:\[([\da-f:.]+)\]|([^\s:@/[\]]+))(?::\d{1,5})?$/i;

function isKnown(host: string, names: readonly string[]): boolean {
  const [, bracketed, plain] = hostHeader.exec(host.toLowerCase()) ?? [];
  const name = bracketed ?? plain ?? '';
  return (
    isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.includes(name)
  );
}

/**
 * Rejects requests for an unknown host. A foreign page can resolve its own name to this machine
 * (DNS rebinding), and then only the Host header reveals that name. Rebinding cannot forge an
 * address there. Requests without a Host header do not come from browsers.
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
