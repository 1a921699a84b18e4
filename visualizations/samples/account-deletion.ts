import { deletionNoteLimit } from '#domain/account/deletion-reasons.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import { gives } from '#machines/walk/service.ts';
import { overpayment, refund } from '#machines/samples/overpayment.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const reasoned = [
  ends('deletionBlockers', 'none'),
  does({ type: 'rules.accepted' }),
  does({ type: 'reason.chosen', reason: 'notNeeded' }),
  does({ type: 'form.submitted' }),
];

const confirmed = [
  ...reasoned,
  does({ type: 'code.changed', code: '123456' }),
  does({ type: 'code.submitted' }),
  ends('deletionBlockers', 'none'),
  does({ type: 'deletion.confirmed' }),
];

const ended = (name: string, purpose: string, asked = 'none'): Sample =>
  pictured(name, purpose, 'fresh', [
    ...confirmed,
    ends('moneyAction', name),
    ends('deletionBlockers', asked),
  ]);

const unknownRefusal = gives<MoneyOutcome>({
  type: 'refused',
  failure: { kind: 'business', code: 999_999, message: 'not on a Sunday' },
});

const overpaid = (name: string, purpose: string, change: Partial<Overpayment>): Sample =>
  sample(name, purpose, 'fresh', [
    answers('deletionBlockers', gives({ blockers: [], overpaid: overpayment(change) })),
  ]);

export const samples: readonly Sample[] = [
  overpaid('overpaidLittle', 'Less than a peso was paid too much', { centavos: 50 }),
  overpaid('refundSending', 'A refund is on its way', { centavos: 0, refund: refund() }),
  overpaid('refundFailed', 'The payout account did not accept a refund', {
    refund: refund({ state: 'failed' }),
  }),
  pictured('longNote', 'The reason is one character below its maximum length', 'fresh', [
    ends('deletionBlockers', 'none'),
    does({ type: 'rules.accepted' }),
    does({ type: 'note.changed', note: 'a'.repeat(deletionNoteLimit - 1) }),
  ]),
  sample('shortCode', 'The code is too short', 'fresh', [
    ...reasoned,
    does({ type: 'code.changed', code: '12' }),
    does({ type: 'code.submitted' }),
  ]),
  ended('wrongSmsCode', 'The code was wrong'),
  ended('expiredSmsCode', 'The code has expired'),
  ended('deletionBlocked', 'A new reason blocks the deletion after the question', 'some'),
  ended('notSent', 'Nothing was sent'),
  ended('notTaken', 'The deletion did not reach the lender'),
  ended('answered', 'The lender refused with a message of its own'),
  pictured('refused', 'The lender refused for a reason that the app does not know', 'fresh', [
    ...confirmed,
    answers('moneyAction', unknownRefusal),
    ends('deletionBlockers', 'none'),
  ]),
  ended('sessionEnded', 'The session had ended when the request arrived'),
];
