import type { MiddlewareHandler } from 'hono';
import { ControlError } from './json.ts';

const foreign = new Set(['cross-site', 'same-site']);

/** Rejects requests of other hosts' pages. Requests without the two header fields are allowed. */
export const sameHostOnly: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin');
  const isOther =
    origin !== undefined && origin.replace(/^https?:\/\//, '') !== c.req.header('host');
  if (isOther || foreign.has(c.req.header('sec-fetch-site') ?? '')) {
    throw new ControlError(
      403,
      'The control API only accepts requests from pages of its own host.',
    );
  }
  await next();
};
