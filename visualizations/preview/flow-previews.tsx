import { locationIn } from '#machines/shared/flow.ts';
import { type ComponentType, type ReactElement, useMemo } from 'react';
import { type AnyMachineSnapshot, initialTransition, type SnapshotFrom } from 'xstate';
import { moneyFlows } from '#domain/money/flows.ts';
import { type FlowId, type PageId, pageIds, pageRow } from '#domain/pages.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { borrowFlow } from '#machines/borrow/flow.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { selectLoginView } from '#machines/login/view.ts';
import { selectCodeSending } from '#machines/sms-code/view.ts';
import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { orderProgressFlow } from '#machines/order-progress/flow.ts';
import { feedbackTicketsFlow } from '#machines/feedback-tickets/flow.ts';
import { profileFlow } from '#machines/profile/flow.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ProfileView } from '#machines/profile/view.ts';
import { restructureFlow } from '#machines/restructure/flow.ts';
import type { RestructureView } from '#machines/restructure/view.ts';
import { repaymentFlow } from '#machines/repayment/flow.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import type { RolloverEvent } from '#machines/rollover/rollover.setup.ts';
import type { RolloverView } from '#machines/rollover/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { pageOf } from '#machines/shared/meta.ts';
import type { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { Application } from '#flows/borrow/application.tsx';
import { sanitise } from '#services/html/sanitise.ts';
import { borrowPages } from '#flows/borrow/pages.ts';
import type { MachinePages } from '#views/shared/flow-pages.ts';
import { progressPages } from '#flows/order-progress/pages.ts';
import { ArticleScreen } from '#views/help-centre/article.tsx';
import { CustomerCenterScreen } from '#views/help-centre/customer-center.tsx';
import type { HelpCentreProps } from '#views/help-centre/props.ts';
import { restructurePages } from '#flows/restructure/pages.ts';
import { Confirmation as RestructureConfirmation } from '#flows/restructure/confirmation.tsx';
import { repaymentPages } from '#flows/repayment/pages.ts';
import { couponsPages } from '#flows/coupons/pages.ts';
import { feedbackTicketsPages } from '#flows/feedback-tickets/pages.ts';
import { profilePages } from '#flows/profile/pages.ts';
import { recordsPages } from '#flows/records/pages.ts';
import { offlinePages } from '#flows/offline-payment/pages.ts';
import { operationSuccessPages } from '#flows/operation-success/pages.ts';
import { bankCardChangeFlow } from '#machines/bank-card-change/flow.ts';
import { rolloverFlow } from '#machines/rollover/flow.ts';
import { Confirmation as RolloverConfirmation } from '#flows/rollover/confirmation.tsx';
import { accountDeletionPages } from '#flows/account-deletion/pages.ts';
import { Deleting } from '#flows/account-deletion/deleting.tsx';
import { bankCardChangePages } from '#flows/bank-card-change/pages.ts';
import { Changing } from '#flows/bank-card-change/changing.tsx';
import { rolloverPages } from '#flows/rollover/pages.ts';
import { homePages } from '#flows/home/pages.ts';
import { selectCouponPopupView } from '#machines/coupon-popup/view.ts';
import { selectRatingView } from '#machines/rating/view.ts';
import { selectReofferView } from '#machines/reoffer/view.ts';
import { selectMoneyNews } from '#machines/attempts/view.ts';
import { MoneyNews } from '#views/overlays/money-news.tsx';
import { CouponPopup } from '#views/popups/coupon-popup.tsx';
import { RatingPopup } from '#views/popups/rating.tsx';
import { ReofferPopup } from '#views/popups/reoffer.tsx';
import { LoginScreen } from '#views/login/login.tsx';
import { selectHelpCentreView } from '#machines/help-centre/view.ts';
import { selectPermissionsView } from '#machines/permissions/view.ts';
import { PermissionsScreen } from '#views/guides/permissions.tsx';
import { AgreementScreen } from '#views/info/agreement.tsx';
import { Payment } from '#flows/repayment/payment.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { pagedLists } from './paged-lists.tsx';

/** Props of a page in the preview: `send` to its machine, `request` to the root. */
export type PreviewProps = {
  snapshot: AnyMachineSnapshot;
  send: (event: { type: string }) => void;
  request: (request: RootRequest) => void;
};

/** Preview of one machine. */
export type FlowPreview = {
  /** Page of a snapshot; null if the flow is over. */
  page(snapshot: AnyMachineSnapshot): PageId | null;
  draw(props: PreviewProps): ReactElement | null;
};

/** Returns the preview of a machine with the given screens. */
function previewOf<Snapshot, View, Event extends { type: string }, Page extends PageId>(
  page: (snapshot: Snapshot) => PageId | null,
  { select, screens }: MachinePages<Snapshot, View, Event, Page>,
) {
  const all = new Map(Object.entries<ComponentType<ScreenProps<View, Event>>>(screens));
  return {
    page,
    draw({ snapshot, send, request }: Omit<PreviewProps, 'snapshot'> & { snapshot: Snapshot }) {
      const shown = page(snapshot);
      const Screen = shown && all.get(shown);
      return Screen ? (
        <Screen key={shown} view={select(snapshot)} send={send} request={request} />
      ) : null;
    },
  };
}

/** Page in the meta data of the active states; null once the machine is done. */
const namedPage = (snapshot: Parameters<typeof pageOf>[0] & { status: string }) =>
  snapshot.status === 'active' ? (pageOf(snapshot) ?? null) : null;

function useSafe(html: string | null) {
  return useMemo(() => (html === null ? null : sanitise(html)), [html]);
}

function Article(props: HelpCentreProps) {
  return <ArticleScreen {...props} html={useSafe(props.view.article?.html ?? null)} />;
}

type Offers<View extends BorrowView | RestructureView> = Omit<
  ScreenProps<Pick<View, 'agreement'>, never>,
  'send'
>;

function OfferedAgreement({ view, request }: Offers<BorrowView>) {
  return <AgreementScreen html={useSafe(view.agreement?.html ?? null)} request={request} />;
}

function OfferedRestructure({ view, request }: Offers<RestructureView>) {
  const html = useSafe(view.agreement?.html ?? null);
  return <AgreementScreen title="restructureAgreement" html={html} request={request} />;
}

/** Text keys of the titles of signed documents, by kind. */
const signedTitles = {
  disclosure: 'disclosure',
  rollover: 'disclosure',
  restructure: 'restructureAgreement',
  agreement: 'agreement',
} as const;

function SignedDocument({ view, request }: ScreenProps<RepaymentView, RepaymentEvent>) {
  const { html = null, kind = 'agreement' } = view.document ?? {};
  return (
    <AgreementScreen
      title={signedTitles[kind]}
      html={useSafe(html)}
      signed={view.document}
      request={request}
    />
  );
}

function ListedDocument({ view, request }: ScreenProps<ProfileView, ProfileEvent>) {
  const { document } = view;
  return (
    <AgreementScreen
      title={signedTitles[document?.kind ?? 'agreement']}
      html={useSafe(document?.html ?? null)}
      signed={document}
      request={request}
    />
  );
}

function OfferedDisclosure({ view, request }: ScreenProps<RolloverView, RolloverEvent>) {
  const html = useSafe(view.order?.disclosure.html ?? null);
  return <AgreementScreen title="disclosure" html={html} request={request} />;
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

/** Page of a money action: the page of its flow on which the borrower confirms it; else null. */
function moneyPage({ status, context: { request, intent } }: MoneySnapshot): PageId | null {
  const about = request ?? intent?.baseline;
  if (status !== 'active' || !about) return null;
  const isItsPage = (page: PageId) =>
    pageRow(page).money && pageRow(page).flow === moneyFlows[about.kind];
  return pageIds.find(isItsPage) ?? null;
}

/** View of a money action without its parent machine, which has the loan. */
const selectMoney = (snapshot: MoneySnapshot) => ({
  money: selectMoneyView(snapshot),
  disclosure: null,
  order: null,
  sending: 0,
});

/** View of `smsCode` without its parent machine: shown on a login that has just started. */
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

/** Preview of a popup of home, without the page below it. */
function popupPreview<Snapshot extends AnyMachineSnapshot, View, Event extends { type: string }>(
  select: (snapshot: Snapshot) => View | null,
  Popup: ComponentType<{ view: View; send: (event: Event) => void }>,
) {
  return {
    page: (snapshot: Snapshot): PageId | null => (select(snapshot) === null ? null : 'home'),
    draw({ snapshot, send }: Omit<PreviewProps, 'snapshot'> & { snapshot: Snapshot }) {
      const view = select(snapshot);
      return view === null ? null : <Popup view={view} send={send} />;
    },
  };
}

/** Previews of all machines with their own screens, by machine id. `rootPreview` is separate. */
export const flowPreviews = {
  login: previewOf(namedPage, {
    select: selectLoginView,
    screens: { login: LoginScreen },
  }),
  smsCode: previewOf(() => 'login', {
    select: selectCode,
    screens: { login: LoginScreen },
  }),
  home: previewOf(namedPage, homePages),
  borrow: previewOf((snapshot) => locationIn(borrowFlow, snapshot)?.page ?? null, {
    ...borrowPages,
    screens: { ...borrowPages.screens, agreement: OfferedAgreement },
  }),
  orderProgress: previewOf(
    (snapshot) => locationIn(orderProgressFlow, snapshot)?.page ?? null,
    progressPages,
  ),
  rollover: previewOf((snapshot) => locationIn(rolloverFlow, snapshot)?.page ?? null, {
    ...rolloverPages,
    screens: { ...rolloverPages.screens, agreement: OfferedDisclosure },
  }),
  bankCardChange: previewOf(
    (snapshot) => locationIn(bankCardChangeFlow, snapshot)?.page ?? null,
    bankCardChangePages,
  ),
  feedbackTickets: previewOf(
    (snapshot) => locationIn(feedbackTicketsFlow, snapshot)?.page ?? null,
    feedbackTicketsPages,
  ),
  operationSuccess: previewOf(namedPage, operationSuccessPages),
  repayment: previewOf((snapshot) => locationIn(repaymentFlow, snapshot)?.page ?? null, {
    ...repaymentPages,
    screens: { ...repaymentPages.screens, agreement: SignedDocument },
  }),
  coupons: previewOf(namedPage, couponsPages),
  accountDeletion: previewOf(namedPage, accountDeletionPages),
  records: previewOf(namedPage, recordsPages),
  profile: previewOf((snapshot) => locationIn(profileFlow, snapshot)?.page ?? null, {
    ...profilePages,
    screens: { ...profilePages.screens, agreement: ListedDocument },
  }),
  offlinePayment: previewOf(namedPage, offlinePages),
  attempts: popupPreview(selectMoneyNews, MoneyNews),
  reoffer: popupPreview(selectReofferView, ReofferPopup),
  couponPopup: popupPreview(selectCouponPopupView, CouponPopup),
  rating: popupPreview(selectRatingView, RatingPopup),
  restructure: previewOf((snapshot) => locationIn(restructureFlow, snapshot)?.page ?? null, {
    ...restructurePages,
    screens: { ...restructurePages.screens, agreement: OfferedRestructure },
  }),
  moneyAction: previewOf(moneyPage, {
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
} satisfies Record<FlowId, FlowPreview> & Record<string, FlowPreview>;

export type FlowPreviews = typeof flowPreviews;
