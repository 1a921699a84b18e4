import * as v from 'valibot';
import { Instant } from '../primitives.ts';

/** A login, now or before: on which device, as far as it said, and from when until when. */
const LoginSession = v.object({
  /** Maker and model, as the device itself told the lender; null where it told nothing. */
  device: v.nullable(v.string()),
  since: Instant,
  /** When it ended: another login took its place, or it was too old. Null while it holds. */
  until: v.nullable(Instant),
  /** Whether it is the one that asks. */
  current: v.boolean(),
});
export type LoginSession = v.InferOutput<typeof LoginSession>;

/** How one gets into the account: the name to log in with, the logins, newest first, and the last change. */
export const AccountSecurity = v.object({
  username: v.string(),
  sessions: v.array(LoginSession),
  /** When the payout account was last changed; absent where it never was. */
  accountChangedAt: v.optional(Instant),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecurity>;
