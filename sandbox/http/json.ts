import * as v from 'valibot';
import type { Context, MiddlewareHandler } from 'hono';
import { parseLimitedJson } from '../protocol/limited-json.ts';
import { day, hour, minute } from '#domain/constants.ts';
import { lastInstant } from '#domain/primitives.ts';
import { Mobile } from '#domain/account/mobile.ts';

export class ControlError extends Error {
  readonly status: 400 | 403 | 404 | 409;
  constructor(status: 400 | 403 | 404 | 409, message: string) {
    super(message);
    this.name = 'ControlError';
    this.status = status;
  }
}

/** @throws ControlError that names the invalid field */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new ControlError(400, path === null ? issue.message : `${path}: ${issue.message}`);
}

/** @throws ControlError if the body is not valid */
export async function readJson<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = parseLimitedJson(await c.req.text());
  if (!body.ok) throw new ControlError(400, `The body is ${body.reason}.`);
  return parseInput(schema, body.value);
}

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

const units: Record<string, number> = { d: day, h: hour, m: minute, s: 1_000 };

/** Terms and schedules that start at this instant can still be displayed. */
export const latestClock = lastInstant - 3_650 * day;

/** Parsed to milliseconds. */
export const Duration = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}[dhms]$/, 'a length of time such as 3d, 12h, 30m or 90s'),
  v.transform((text) => Number(text.slice(0, -1)) * (units[text.slice(-1)] ?? 0)),
);

/** An unescaped plus arrives in a query string as a space. */
const QueriedMobile = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^ /, '+')),
  Mobile,
);

export const MobileQuery = v.object({ mobile: QueriedMobile });
export const AnyMobileQuery = v.object({ mobile: v.optional(QueriedMobile) });
/** A deleted account has no mobile. */
export const BorrowerQuery = v.union([MobileQuery, v.object({ userId: v.string() })]);
