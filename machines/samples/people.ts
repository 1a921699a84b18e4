import type { Credentials } from '#domain/account/user.ts';
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

export const sessionNamed = (name: string): Session => {
  const { auth, userKey } = sessionOf('juan');
  const { userId, mobile } = auth;
  const userInfo = { userId, name, mobile, authInfo: { mobileHash: 'hash' } };
  return { auth: { ...auth, userInfo }, userKey };
};
