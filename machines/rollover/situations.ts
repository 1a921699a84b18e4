import { day } from '#domain/constants.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { comingIn, paidNote } from '#machines/samples/checkstand.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { deferral } from '#machines/samples/operations.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

const asked = 'describe/repayDeferralDetail';
const agreed = 'consent.ticked/rollover.requested';

const afterwards = (name: string): Situation =>
  situation(
    name,
    `${asked}=initiated/${agreed}/rollover.confirmed/moneyAction=${name}/repayDeferralDetail=initiated`,
  );

const found = (name: string, change: Parameters<typeof deferral>[0]): Situation =>
  situation(name, `${asked}=own`, { repayDeferralDetail: gives(deferral(change)) });

export const situations: readonly Situation[] = [
  {
    ...found('costFirst', { used: 2, cost: { byPlan: 1_680, after: 2_240, cap: 5_000 } }),
    purpose: 'A third rollover: what the loan has cost comes first',
  },
  pictured('overCap', 'The rollover would cost more than the law allows', `${asked}=overCap`),
  found('overdueFee', { overdueFee: 26, minimumPayment: 586, missing: 586 }),
  found('onItsWay', { coming: { amount: 560, postsAt: 1_700_086_400_000 } }),
  found('paidElsewhere', {
    onItsWay: [comingIn({ centavos: 20_000, accountNumber: '7110123412340000' })],
    noted: [paidNote({ amount: 360 })],
  }),
  found('paidBefore', { onItsWay: [comingIn({ centavos: 100_000, paidAt: now - day })] }),
  {
    ...found('secondPayment', { noted: [paidNote({ amount: 560 })] }),
    purpose: 'The question before a payment that the borrower has already noted',
    path: `${asked}=own/${agreed}`,
  },
  situation('withdrawn', `${asked}=own`, {
    repayDeferralDetail: throws(refusalOf('operationWithdrawn')),
  }),
  situation('textChanged', `${asked}=initiated/consent.ticked/page.shown/lookAgain=inFilipino`),
  situation('operationSettled', `${asked}=operationSettled`),
  situation('notFound', `${asked}=notFound`),
  ...['notTaken', 'operationInsufficient', 'answered', 'sessionEnded'].map(afterwards),
];
