import type { ComponentType } from 'react';
import { type AnyMachineSnapshot, initialTransition, type SnapshotFrom } from 'xstate';
import { moneyFlows } from '#domain/money/flows.ts';
import { type PageId, pageIds, pageRow } from '#domain/pages.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { selectMoneyNews } from '#machines/attempts/view.ts';
import { selectCouponPopupView } from '#machines/coupon-popup/view.ts';
import { selectHelpCentreView } from '#machines/help-centre/view.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { selectLoginView } from '#machines/login/view.ts';
import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { selectPermissionsView } from '#machines/permissions/view.ts';
import { selectRatingView } from '#machines/rating/view.ts';
import { selectReofferView } from '#machines/reoffer/view.ts';
import type { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { selectCodeSending } from '#machines/sms-code/view.ts';
import { Deleting } from '#flows/account-deletion/deleting.tsx';
import { Changing } from '#flows/bank-card-change/changing.tsx';
import { Application } from '#flows/borrow/application.tsx';
import { Payment } from '#flows/repayment/payment.tsx';
import { Confirmation as RestructureConfirmation } from '#flows/restructure/confirmation.tsx';
import { Confirmation as RolloverConfirmation } from '#flows/rollover/confirmation.tsx';
import { PermissionsScreen } from '#views/guides/permissions.tsx';
import { ArticleScreen } from '#views/help-centre/article.tsx';
import { CustomerCenterScreen } from '#views/help-centre/customer-center.tsx';
import type { HelpCentreProps } from '#views/help-centre/props.ts';
import { AgreementScreen } from '#views/info/agreement.tsx';
import { LoginScreen } from '#views/login/login.tsx';
import { MoneyNews } from '#views/overlays/money-news.tsx';
import { CouponPopup } from '#views/popups/coupon-popup.tsx';
import { RatingPopup } from '#views/popups/rating.tsx';
import { ReofferPopup } from '#views/popups/reoffer.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import {
  type MachinePreview,
  namedPage,
  previewOf,
  type PropsOf,
  useSafe,
} from './machine-preview.tsx';
import { pagedLists } from './part-previews.tsx';

function Article(props: HelpCentreProps) {
  return <ArticleScreen {...props} html={useSafe(props.view.article?.html ?? null)} />;
}

function KeptAgreement({
  view: { html, ...rest },
  send,
  request,
}: ScreenProps<ReturnType<typeof selectAgreementView>, { type: 'retry.pressed' }>) {
  const retry = () => send({ type: 'retry.pressed' });
  return <AgreementScreen html={useSafe(html)} {...rest} onRetry={retry} request={request} />;
}

type MoneySnapshot = SnapshotFrom<typeof moneyActionMachine>;

/** Page on which the borrower confirms the money action; null without one. */
function moneyPage({ status, context: { request, intent } }: MoneySnapshot): PageId | null {
  const about = request ?? intent?.baseline;
  if (status !== 'active' || !about) return null;
  const isItsPage = (page: PageId) =>
    pageRow(page).money && pageRow(page).flow === moneyFlows[about.kind];
  return pageIds.find(isItsPage) ?? null;
}

/** The view without the parent machine, which has the loan. */
const selectMoney = (snapshot: MoneySnapshot) => ({
  money: selectMoneyView(snapshot),
  disclosure: null,
  order: null,
  sending: 0,
});

/** The view of a login that has just started, because the parent machine is missing. */
function selectCode(snapshot: SnapshotFrom<typeof smsCodeMachine>) {
  const { mobile, failure } = snapshot.context;
  const [login] = initialTransition(loginMachine, { record: null, loss: null });
  return {
    ...selectLoginView(login),
    ...selectCodeSending(snapshot, mobile),
    codeFor: mobile,
    failure,
    codeNotSent: failure !== null,
  };
}

/** The popup alone, without the page below it. */
function popupPreview<Snapshot extends AnyMachineSnapshot, View, Event extends { type: string }>(
  select: (snapshot: Snapshot) => View | null,
  Popup: ComponentType<{ view: View; send: (event: Event) => void }>,
) {
  return {
    page: (snapshot: Snapshot): PageId | null => (select(snapshot) === null ? null : 'home'),
    draw({ snapshot, send }: PropsOf<Snapshot>) {
      const view = select(snapshot);
      return view === null ? null : <Popup view={view} send={send} />;
    },
  };
}

export const machinePreviews = {
  login: previewOf(namedPage, {
    select: selectLoginView,
    screens: { login: LoginScreen },
  }),
  smsCode: previewOf(() => 'login', {
    select: selectCode,
    screens: { login: LoginScreen },
  }),
  attempts: popupPreview(selectMoneyNews, MoneyNews),
  reoffer: popupPreview(selectReofferView, ReofferPopup),
  couponPopup: popupPreview(selectCouponPopupView, CouponPopup),
  rating: popupPreview(selectRatingView, RatingPopup),
  moneyAction: previewOf(moneyPage, {
    // The part of a flow's page that shows the money action; the rest needs the flow's machine.
    select: selectMoney,
    screens: {
      confirm: Application,
      repay: Payment,
      restructureConfirmation: RestructureConfirmation,
      rolloverDescribe: RolloverConfirmation,
      modifyBankCard: Changing,
      accountDelete: Deleting,
    },
  }),
  pagedList: pagedLists,
  helpCentre: previewOf(namedPage, {
    select: selectHelpCentreView,
    screens: { customerCenter: CustomerCenterScreen, article: Article },
  }),
  permissions: previewOf(namedPage, {
    select: selectPermissionsView,
    screens: { permissions: PermissionsScreen },
  }),
  agreement: previewOf(namedPage, {
    select: selectAgreementView,
    screens: { agreement: KeptAgreement },
  }),
} satisfies Record<string, MachinePreview>;
