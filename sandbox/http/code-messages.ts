import { codes } from '#domain/codes.ts';

/** The messages of S8 for the codes that have one. */
const messages = new Map<number, string>([
  [codes.sessionEmpty, 'User not logged in'],
  [codes.sessionExpired, 'Token expired, please login again'],
  [codes.sessionSqueezed, 'The account is logged in from another device'],
  [codes.tokenInvalid, 'Token invalid, please login again'],
]);

/** What an envelope says with a code that a fault put into it. */
export function messageOfCode(code: number): string {
  return messages.get(code) ?? `The sandbox was told to answer ${code}.`;
}
