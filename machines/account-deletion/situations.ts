import { deletionNoteLimit } from '#domain/account/deletion-reasons.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { overpayment, refund } from '#machines/samples/overpayment.ts';
import { does, pictured, situation } from '#machines/walk/situation.ts';

const accepted = 'fresh/deletionBlockers=none/rules.accepted';
const reasoned = `${accepted}/reason.chosen/form.submitted`;
const confirmed = `${reasoned}/code.changed/code.submitted/deletionBlockers=none/deletion.confirmed`;

const ended = (name: string, purpose: string, blockers = 'none'): Situation =>
  pictured(name, purpose, `${confirmed}/moneyAction=${name}/deletionBlockers=${blockers}`);

const unknownRefusal = gives<MoneyOutcome>({
  type: 'refused',
  failure: { kind: 'business', code: 999_999, message: 'not on a Sunday' },
});

const overpaid = (name: string, change: Partial<Overpayment>): Situation =>
  situation(name, 'fresh/deletionBlockers=own', {
    deletionBlockers: gives({ blockers: [], overpaid: overpayment(change) }),
  });

export const situations: readonly Situation[] = [
  overpaid('overpaidLittle', { centavos: 50 }),
  overpaid('refundSending', { centavos: 0, refund: refund() }),
  overpaid('refundSendingAndRest', { centavos: 50, refund: refund() }),
  overpaid('refundHeld', { refund: refund({ state: 'held' }) }),
  overpaid('refundFailed', { refund: refund({ state: 'failed' }) }),
  pictured('longNote', 'The reason is one character below its maximum length', [
    accepted,
    does({ type: 'note.changed', note: 'a'.repeat(deletionNoteLimit - 1) }),
  ]),
  situation('loanOpened', 'fresh/deletionBlockers=some/page.opened~2'),
  situation('shortCode', `${reasoned}/code.changed~2/code.submitted`),
  ended('wrongSmsCode', 'The code was wrong'),
  ended('expiredSmsCode', 'The code has expired'),
  ended('deletionBlocked', 'A new reason blocks the deletion after the question', 'some'),
  ended('notSent', 'Nothing was sent'),
  ended('notTaken', 'The deletion did not reach the lender'),
  ended('answered', 'The lender refused with a message of its own'),
  pictured(
    'refused',
    'The lender refused for a reason that the app does not know',
    `${confirmed}/moneyAction=own/deletionBlockers=none`,
    { moneyAction: unknownRefusal },
  ),
  ended('sessionEnded', 'The session had ended when the request arrived'),
];
