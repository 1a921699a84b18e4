import type { MiddlewareHandler } from 'hono';
import { ControlError } from './json.ts';

/** What browsers say of requests that another site's page made. */
const foreign = new Set(['cross-site', 'same-site']);

/**
 * Keeps the pages of other hosts away from the control API. A program that is no browser sends
 * neither header and is let in.
 */
export const sameHostOnly: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin');
  const isOther =
    origin !== undefined && origin.replace(/^https?:\/\//, '') !== c.req.header('host');
  if (isOther || foreign.has(c.req.header('sec-fetch-site') ?? '')) {
    throw new ControlError(403, 'The control API answers pages of its own host alone.');
  }
  await next();
};
