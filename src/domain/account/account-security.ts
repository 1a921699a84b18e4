import * as v from 'valibot';
import { Instant } from '../primitives.ts';

const LoginSession = v.object({
  /** The device's own report; null without one. */
  device: v.nullable(v.string()),
  since: Instant,
  until: v.nullable(Instant),
  current: v.boolean(),
});
export type LoginSession = v.InferOutput<typeof LoginSession>;

/** `sessions`: newest first. */
export const AccountSecurity = v.object({
  username: v.string(),
  sessions: v.array(LoginSession),
  accountChangedAt: v.optional(Instant),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecurity>;
