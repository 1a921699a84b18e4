import { deletionNoteLimit } from '#domain/account/deletion-reasons.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import { gives } from '#machines/walk/service.ts';
import { overpayment, refund } from '#machines/samples/overpayment.ts';
import { answers, does, ends, type Sample } from './sample.ts';

const sample = (
  name: string,
  purpose: string,
  steps: Sample['steps'],
  pictured = false,
): Sample => ({ name, purpose, start: 'fresh', steps, pictured });

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
  sample(
    name,
    purpose,
    [...confirmed, ends('moneyAction', name), ends('deletionBlockers', asked)],
    true,
  );

const unknownRefusal = gives<MoneyOutcome>({
  type: 'refused',
  failure: { kind: 'business', code: 999_999, message: 'not on a Sunday' },
});

const overpaid = (name: string, purpose: string, change: Partial<Overpayment>): Sample =>
  sample(name, purpose, [
    answers('deletionBlockers', gives({ blockers: [], overpaid: overpayment(change) })),
  ]);

export const samples: readonly Sample[] = [
  overpaid('overpaidLittle', 'Less than a peso was paid too much', { centavos: 50 }),
  overpaid('refundSending', 'A refund is on its way', { centavos: 0, refund: refund() }),
  overpaid('refundFailed', 'The payout account did not accept a refund', {
    refund: refund({ state: 'failed' }),
  }),
  sample(
    'longNote',
    'The reason is one character below its maximum length',
    [
      ends('deletionBlockers', 'none'),
      does({ type: 'rules.accepted' }),
      does({ type: 'note.changed', note: 'a'.repeat(deletionNoteLimit - 1) }),
    ],
    true,
  ),
  sample('shortCode', 'The code is too short', [
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
  sample(
    'refused',
    'The lender refused for a reason that the app does not know',
    [...confirmed, answers('moneyAction', unknownRefusal), ends('deletionBlockers', 'none')],
    true,
  ),
  ended('sessionEnded', 'The session had ended when the request arrived'),
];
