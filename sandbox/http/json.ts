import type { Context } from 'hono';
import * as v from 'valibot';
import { parseLimitedJson } from '../protocol/limited-json.ts';

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
