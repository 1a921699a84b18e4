import type { AuthInfo } from '#domain/account/user.ts';

/** `userKey` is a hash of the user id, for drafts and intents. */
export type Session = { auth: AuthInfo; userKey: string };
