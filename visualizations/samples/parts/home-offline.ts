import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { dueNow, lastKnown, numbered } from '#machines/samples/last-known.ts';
import { feeIntent, now } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { does, ends, pictured, type Sample, sample } from '../sample.ts';
import { cards } from './at-home.ts';

const unknown = (name: string, purpose: string, ...openIntents: MoneyIntent[]): Sample => ({
  name,
  purpose,
  start: name,
  input: { session: sessionOf('juan'), openIntents },
  steps: [ends(cards, 'newBorrower')],
});

export const unknownOutcomes: readonly Sample[] = [
  unknown('feeUnknown', 'A payment of the service fee has an unknown outcome', feeIntent),
  unknown(
    'operationsUnknown',
    'A rollover and a restructure have unknown outcomes',
    deferralIntent,
    restructureIntent,
  ),
  unknown('accountUnknown', 'A change of the payout account has an unknown outcome', cardIntent),
  unknown('deletionUnknown', 'A deletion of the account has an unknown outcome', deletionIntent),
];

const offline = (name: string, purpose: string, what: LastKnownNow, make = sample): Sample =>
  make(name, purpose, 'juan', [
    does({ type: 'lastKnown.changed', lastKnown: what }),
    ends(cards, 'network'),
  ]);

export const offlineStarts: readonly Sample[] = [
  offline(
    'dueOffline',
    'No internet, and the amount due as of this morning',
    lastKnown(),
    pictured,
  ),
  offline(
    'grownOffline',
    'No internet, and the amount due as of another day',
    lastKnown({
      today: false,
      dues: [
        dueNow({ overdue: true, notedAt: now, coming: 1000, payNumber: null }),
        dueNow({ grown: 'more', payNumber: numbered('over') }),
        dueNow({ grown: 'perhaps', payNumber: numbered('unsure') }),
      ],
    }),
  ),
  offline(
    'restructuringOffline',
    'No internet, and a restructure was being processed',
    lastKnown({ dues: [dueNow({ amount: 0, payNumber: null, restructuring: true })] }),
  ),
  offline('nothingOffline', 'No internet, and nothing was due', lastKnown({ dues: [] })),
  offline(
    'nothingBefore',
    'No internet, and nothing was due another day',
    lastKnown({ today: false, dues: [] }),
  ),
];
