import { day } from '#domain/constants.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { comingIn, paidNote } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import {
  agreedPlan,
  paidSince,
  restructureOrder,
  reviewedOrder,
} from '#machines/samples/restructure.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

const agreed =
  'previewRestructureAgreement=own/agreement.opened/nav.back/agreement.ticked/restructure.requested';

const afterwards = (name: string): Situation =>
  situation(
    name,
    [
      'confirmation/queryRestructure=offered',
      agreed,
      `restructure.confirmed/moneyAction=${name}/queryRestructure=offered`,
    ],
    { previewRestructureAgreement: gives(agreedPlan(restructureOrder())) },
  );

const ended = (name: string, purpose: string): Situation =>
  pictured(name, purpose, `describe/queryRestructure=${name}`);

const found = (
  name: string,
  start: string,
  order: ReturnType<typeof restructureOrder>,
): Situation =>
  situation(name, `${start}/queryRestructure=own`, { queryRestructure: gives(order) });

/** The borrower agrees to the order. */
const requested = (name: string, order: ReturnType<typeof restructureOrder>): Situation =>
  situation(name, `confirmation/queryRestructure=own/${agreed}`, {
    queryRestructure: gives(order),
    previewRestructureAgreement: gives(agreedPlan(order)),
  });

const noted = restructureOrder({ noted: [paidNote({ amount: 597 })] });
const paidBefore = restructureOrder({
  onItsWay: [comingIn({ centavos: 100_000, paidAt: now - day })],
});

const feeUnpaid = restructureOrder({
  totalToday: 5_663,
  totalAfter: 6_012,
  schedule: restructureOrder().schedule.map((part) =>
    part.period === 3 ? { ...part, serviceFee: 187 } : part,
  ),
});

export const situations: readonly Situation[] = [
  ended('paidInPart', 'A part of the amount to pay now was paid at a store'),
  found('feeUnpaid', 'details', feeUnpaid),
  pictured('late', 'A step of the review takes longer than usual', 'review/queryRestructure=own', {
    queryRestructure: gives(reviewedOrder('applying', { ago: 90_000 })),
  }),
  requested('paidEnough', restructureOrder(paidSince(600))),
  found(
    'onItsWay',
    'confirmation',
    restructureOrder({ coming: { amount: 597, postsAt: now + day } }),
  ),
  found('paidElsewhere', 'describe', noted),
  found('paidBefore', 'describe', paidBefore),
  found('paidBeforeAgreement', 'confirmation', paidBefore),
  requested('secondPayment', noted),
  situation('textChanged', [
    'confirmation/queryRestructure=offered/previewRestructureAgreement=text',
    'agreement.opened/nav.back/agreement.ticked',
    'page.shown/queryRestructure=offered/previewRestructureAgreement=inFilipino',
  ]),
  ended('operationWithdrawn', 'The loan has changed since the offer'),
  ended('operationSettled', 'The loan was settled meanwhile'),
  ended('notFound', 'The order does not exist, or belongs to another borrower'),
  ...['notTaken', 'answered', 'sessionEnded'].map(afterwards),
];
