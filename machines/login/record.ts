import * as v from 'valibot';

/** What survives a reload of the login form: never a code or a password. */
export const LoginRecord = v.object({
  version: v.literal(1),
  method: v.picklist(['sms', 'password']),
  mobile: v.pipe(v.string(), v.maxLength(32)),
  username: v.pipe(v.string(), v.maxLength(128)),
});
export type LoginRecord = v.InferOutput<typeof LoginRecord>;
