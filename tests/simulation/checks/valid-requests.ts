import { assumedCodes } from '#domain/codes.ts';
import { accountCodes } from '#domain/account/account-codes.ts';
import type { MakeWatcher } from './watcher.ts';

/** Error codes for requests that the app must not send, because it never offered them. */
const never = new Map<number, string>([
  [assumedCodes.unknownMethod, 'there is no such method'],
  [assumedCodes.invalidData, 'the data are invalid'],
  [assumedCodes.accountMismatch, 'the money would come from another account'],
  [assumedCodes.consentMissing, 'the consent is missing'],
  [accountCodes.bankInactive, 'the bank cannot be chosen'],
  [accountCodes.messageEmpty, 'the message is empty'],
]);

/** Checks that the app sends no request that the server must refuse as impossible. */
export const validRequests: MakeWatcher = () => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type !== 'handled' || fact.call.code === null) return [];
      const why = never.get(fact.call.code);
      return why === undefined ? [] : [`The app sent an impossible ${fact.call.method}: ${why}.`];
    }),
});
