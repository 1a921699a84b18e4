import * as v from 'valibot';
import { Instant } from '../primitives.ts';

const LoginSession = v.object({
  /** By the device's own report; null without one. */
  device: v.nullable(v.string()),
  since: Instant,
  /** Null for a current session. */
  until: v.nullable(Instant),
  /** Whether this session sent the request. */
  current: v.boolean(),
});
export type LoginSession = v.InferOutput<typeof LoginSession>;

/** `sessions`: newest first. */
export const AccountSecurity = v.object({
  username: v.string(),
  sessions: v.array(LoginSession),
  /** Of the payout account. */
  accountChangedAt: v.optional(Instant),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecurity>;
