import type { MoneyIntent } from '#domain/money.ts';
import { gives } from '#machines/walk/service.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { applyIntent, feeIntent, repayIntent } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { answers, ends, type Sample, sample } from './sample.ts';

function samplesOf(intent: MoneyIntent, outcomes: readonly ('taken' | 'notTaken')[]): Sample[] {
  const { kind } = intent.baseline;
  const isFound = answers('readOpenAttempts', gives({ intents: [intent] }));
  return outcomes.map((outcome) =>
    sample(kind, `${kind}, ${outcome === 'taken' ? 'taken' : 'not taken'}`, 'juan', [
      isFound,
      ends('moneyAction', outcome),
    ]),
  );
}

export const samples: readonly Sample[] = [
  ...[applyIntent, deferralIntent, restructureIntent, cardIntent, feeIntent, repayIntent].flatMap(
    (intent) => samplesOf(intent, ['taken', 'notTaken']),
  ),
  // An executed deletion ends the account, so there is no borrower to notify.
  ...samplesOf(deletionIntent, ['notTaken']),
];
