import type { MoneyIntent } from '#domain/money.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { applyIntent, feeIntent, repayIntent } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { situation } from '#machines/walk/situation.ts';

function situationsOf(
  intent: MoneyIntent,
  outcomes: readonly ('taken' | 'notTaken')[],
): Situation[] {
  const answers = { readOpenAttempts: gives({ intents: [intent] }) };
  return outcomes.map((outcome) =>
    situation(intent.baseline.kind, `juan/readOpenAttempts=own/moneyAction=${outcome}`, answers),
  );
}

export const situations: readonly Situation[] = [
  ...[applyIntent, deferralIntent, restructureIntent, cardIntent, feeIntent, repayIntent].flatMap(
    (intent) => situationsOf(intent, ['taken', 'notTaken']),
  ),
  // An executed deletion ends the account, so there is no borrower to notify.
  ...situationsOf(deletionIntent, ['notTaken']),
];
