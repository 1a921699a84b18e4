import { models } from '#machines/models.ts';
import type { Model, Path } from '#machines/walk/model.ts';
import { accountDeletion } from './account-deletion.ts';
import { agreement } from './agreement.ts';
import { attempts } from './attempts.ts';
import { bankCardChange } from './bank-card-change.ts';
import { borrow } from './borrow.ts';
import { conversation } from './conversation.ts';
import { couponPopup } from './coupon-popup.ts';
import { coupons } from './coupons.ts';
import { feedbackTickets } from './feedback-tickets.ts';
import { helpCentre } from './help-centre.ts';
import { home } from './home.ts';
import { login } from './login.ts';
import { moneyAction } from './money-action.ts';
import { offlinePayment } from './offline-payment.ts';
import { operationSuccess } from './operation-success.ts';
import { orderProgress } from './order-progress.ts';
import { pagedList } from './paged-list.ts';
import { profile } from './profile.ts';
import { records } from './records.ts';
import { reoffer } from './reoffer.ts';
import { repayment } from './repayment.ts';
import { restructure } from './restructure.ts';
import { rollover } from './rollover.ts';
import { root } from './root.ts';
import { smsCode } from './sms-code.ts';
import { pathOf, type Sample, withSamples } from './sample.ts';

const samples: Readonly<Record<string, readonly Sample[]>> = {
  root,
  login,
  smsCode,
  home,
  borrow,
  orderProgress,
  repayment,
  coupons,
  records,
  profile,
  rollover,
  restructure,
  bankCardChange,
  accountDeletion,
  operationSuccess,
  offlinePayment,
  moneyAction,
  reoffer,
  couponPopup,
  agreement,
  helpCentre,
  attempts,
  feedbackTickets,
  pagedList,
  conversation,
};

/** Samples of a machine, by its id; empty without samples. */
export const samplesOf = (machine: string): readonly Sample[] => samples[machine] ?? [];

/** Models of all machines, with their samples added. */
export const sampledModels: readonly Model[] = models.map((model) =>
  withSamples(model, samplesOf(model.machine.id)),
);

/** Path and purpose of each sample of a machine. */
export const samplePathsOf = (machine: string): (Path & { purpose: string })[] =>
  samplesOf(machine).map((sample) => ({
    purpose: `Sample, from “${sample.start}”: ${sample.purpose}`,
    ...pathOf(sample),
  }));
