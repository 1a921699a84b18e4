import type { Credentials } from '#domain/user.ts';
import type { Session } from '#machines/shared/session.ts';

export const credentialsOf = (userId: string): Credentials => ({
  token: `token of ${userId}`,
  userId,
  mobile: '+639171234567',
  packageName: 'ph.hiram.app',
});

export const sessionOf = (userId: string): Session => ({
  auth: { ...credentialsOf(userId), userInfo: null },
  userKey: userId,
});
