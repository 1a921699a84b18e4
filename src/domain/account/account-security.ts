import * as v from 'valibot';
import { Instant } from '../primitives.ts';

/** A current or former login: the device, if it is known, and the period. */
const LoginSession = v.object({
  /** Maker and model in the device's own report; null without a report. */
  device: v.nullable(v.string()),
  since: Instant,
  /** Time when the session ended; null for a current session. */
  until: v.nullable(Instant),
  /** Whether it is the session of the request. */
  current: v.boolean(),
});
export type LoginSession = v.InferOutput<typeof LoginSession>;

/** The security of an account: the username, the logins, newest first, and the last change. */
export const AccountSecurity = v.object({
  username: v.string(),
  sessions: v.array(LoginSession),
  /** Time of the payout account's last change; absent without one. */
  accountChangedAt: v.optional(Instant),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecurity>;
