import * as v from 'valibot';
import { Id } from '../primitives.ts';

/** The reply to a login request (S4). */
export const Credentials = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userId: Id,
  mobile: v.string(),
  packageName: v.string(),
});
export type Credentials = v.InferOutput<typeof Credentials>;

/** Maximum length of a person's name, in characters. */
export const longestName = 160;

export const UserInfo = v.object({
  userId: Id,
  name: v.string(),
  mobile: v.string(),
  authInfo: v.object({ mobileHash: v.string() }),
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** The stored session (S3); `userInfo` is null until it is fetched. */
export const AuthInfo = v.object({ ...Credentials.entries, userInfo: v.nullable(UserInfo) });
export type AuthInfo = v.InferOutput<typeof AuthInfo>;
