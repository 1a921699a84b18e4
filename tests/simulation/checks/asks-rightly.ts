import { assumedCodes } from '#domain/codes.ts';
import { accountCodes } from '#domain/account-codes.ts';
import type { MakeWatcher } from './watcher.ts';

/** What the server never has to say to this app: it asks for nothing that was not offered to the person. */
const never = new Map<number, string>([
  [assumedCodes.unknownMethod, 'there is no such method'],
  [assumedCodes.invalidData, 'the data are none'],
  [assumedCodes.accountMismatch, 'the money would come from another account'],
  [assumedCodes.consentMissing, 'nobody agreed'],
  [accountCodes.bankInactive, 'the bank is not to be chosen'],
  [accountCodes.messageEmpty, 'nothing is said'],
]);

/** The app asks for nothing that the server would have to refuse as impossible. */
export const asksRightly: MakeWatcher = () => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type !== 'handled' || fact.call.code === null) return [];
      const why = never.get(fact.call.code);
      return why === undefined ? [] : [`The app asked for ${fact.call.method}, and ${why}.`];
    }),
});
