import type { MoneyIntent } from '#domain/money.ts';
import { gives } from '#machines/walk/service.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { applyIntent, feeIntent, repayIntent } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { type Sample, sample } from './sample.ts';

function samplesOf(intent: MoneyIntent, outcomes: readonly ('taken' | 'notTaken')[]): Sample[] {
  const answers = { readOpenAttempts: gives({ intents: [intent] }) };
  return outcomes.map((outcome) =>
    sample(intent.baseline.kind, `juan/readOpenAttempts=own/moneyAction=${outcome}`, answers),
  );
}

export const samples: readonly Sample[] = [
  ...[applyIntent, deferralIntent, restructureIntent, cardIntent, feeIntent, repayIntent].flatMap(
    (intent) => samplesOf(intent, ['taken', 'notTaken']),
  ),
  // An executed deletion ends the account, so there is no borrower to notify.
  ...samplesOf(deletionIntent, ['notTaken']),
];
