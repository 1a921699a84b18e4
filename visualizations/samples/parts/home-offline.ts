import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { dueNow, lastKnown, numbered } from '#machines/samples/last-known.ts';
import { feeIntent, now } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { does, type Sample } from '../sample.ts';

const unknown = (name: string, ...openIntents: MoneyIntent[]): Sample => ({
  name,
  path: `${name}/getHomepageData=newBorrower`,
  input: { session: sessionOf('juan'), openIntents },
});

export const unknownOutcomes: readonly Sample[] = [
  unknown('feeUnknown', feeIntent),
  unknown('operationsUnknown', deferralIntent, restructureIntent),
  unknown('accountUnknown', cardIntent),
  unknown('deletionUnknown', deletionIntent),
];

const offline = (name: string, what: LastKnownNow, purpose?: string): Sample => ({
  name,
  purpose,
  path: ['juan', does({ type: 'lastKnown.changed', lastKnown: what }), 'getHomepageData=network'],
});

const grown = lastKnown({
  today: false,
  dues: [
    dueNow({ overdue: true, notedAt: now, coming: 1000, payNumber: null }),
    dueNow({ grown: 'more', payNumber: numbered('over') }),
    dueNow({ grown: 'perhaps', payNumber: numbered('unsure') }),
  ],
});

export const offlineStarts: readonly Sample[] = [
  offline('dueOffline', lastKnown(), 'No internet, and the amount due as of this morning'),
  offline('grownOffline', grown),
  offline(
    'restructuringOffline',
    lastKnown({ dues: [dueNow({ amount: 0, payNumber: null, restructuring: true })] }),
  ),
  offline('nothingOffline', lastKnown({ dues: [] })),
  offline('nothingBefore', lastKnown({ today: false, dues: [] })),
];
