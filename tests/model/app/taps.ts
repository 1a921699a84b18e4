import type { PageId, Location } from '#domain/pages.ts';
import { pageRow } from '#domain/pages.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { LoginEvent } from '#machines/login/login.machine.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.setup.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import { type RootSnapshot, selectLocation } from '#machines/root/location.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { SupportEvent } from '#machines/support/support.machine.ts';
import { coupon } from '../samples/loans.ts';

/** What a person does on a flow's screen. */
export type Tap =
  | { flow: 'home'; event: HomeEvent }
  | { flow: 'login'; event: LoginEvent }
  | { flow: 'borrow'; event: BorrowEvent }
  | { flow: 'orderProgress'; event: OrderProgressEvent }
  | { flow: 'repayment'; event: RepaymentEvent }
  | { flow: 'support'; event: SupportEvent };

const homeTaps: HomeEvent[] = [
  { type: 'retry.pressed' },
  { type: 'credit.applied' },
  { type: 'credit.opened' },
  { type: 'limit.opened' },
  { type: 'loan.opened', loanOrderId: 'loan-1' },
  { type: 'notice.closed' },
];

const borrowTaps: BorrowEvent[] = [
  { type: 'retry.pressed' },
  { type: 'borrow.started' },
  { type: 'application.opened', loanOrderId: 'loan-1' },
  { type: 'amount.changed', text: '6,000' },
  { type: 'amount.changed', text: '17' },
  { type: 'term.chosen', term: 60 },
  { type: 'coupon.toggled', couponId: coupon.couponId },
  { type: 'choice.confirmed' },
  { type: 'agreement.opened' },
  { type: 'agreement.ticked', ticked: true },
  { type: 'loan.confirmed' },
  { type: 'check.requested' },
];

const progressTaps: OrderProgressEvent[] = [{ type: 'details.opened' }, { type: 'retry.pressed' }];

const repaymentTaps: RepaymentEvent[] = [
  { type: 'retry.pressed' },
  { type: 'instalments.chosen', count: 1 },
  { type: 'instalments.chosen', count: 2 },
  { type: 'plan.opened' },
  { type: 'detail.opened' },
  { type: 'payment.confirmed' },
  { type: 'check.requested' },
];

const supportTaps: SupportEvent[] = [{ type: 'retry.pressed' }];

/** A person logs in by password. */
export const passwordLogin: LoginEvent[] = [
  { type: 'method.chosen', method: 'password' },
  { type: 'entry.changed', field: 'username', value: 'juan' },
  { type: 'entry.changed', field: 'password', value: 'correct horse' },
  { type: 'login.submitted' },
];

/** A person fills in one form of login, field after field, and may send it at any time. */
function loginTaps({ children: { login } }: RootSnapshot): LoginEvent[] {
  if (!login) return [];
  const { method, entries } = login.getSnapshot().context;
  const typed = (field: keyof typeof entries, value: string): LoginEvent[] =>
    entries[field] === value ? [] : [{ type: 'entry.changed', field, value }];
  const fields =
    method === 'sms'
      ? [typed('mobile', '9171234567'), typed('code', '123456')]
      : [typed('username', 'juan'), typed('password', 'correct horse')];
  return [
    ...(fields.find((field) => field.length > 0) ?? []),
    { type: 'method.chosen', method: method === 'sms' ? 'password' : 'sms' },
    ...(method === 'sms' ? [{ type: 'code.requested' } satisfies LoginEvent] : []),
    { type: 'login.submitted' },
  ];
}

const able = <Event>(
  actor: { getSnapshot: () => { can: (event: Event) => boolean } } | undefined,
  events: readonly Event[],
): Event[] => events.filter((event) => actor?.getSnapshot().can(event));

/** What a person can do now on the screen of the page that is shown, as far as it is a flow's. */
export function tapsNow(snapshot: RootSnapshot): Tap[] {
  const { children } = snapshot;
  const location = selectLocation(snapshot);
  if (!location) return [];
  if (location.page === 'customerCenter') {
    return able(children.support, supportTaps).map((event) => ({ flow: 'support', event }));
  }
  switch (pageRow(location.page).flow) {
    case 'login':
      return able(children.login, loginTaps(snapshot)).map((event) => ({ flow: 'login', event }));
    case 'home':
      return able(children.home, homeTaps).map((event) => ({ flow: 'home', event }));
    case 'borrow':
      return able(children.borrow, borrowTaps).map((event) => ({ flow: 'borrow', event }));
    case 'orderProgress':
      return able(children.orderProgress, progressTaps).map((event) => ({
        flow: 'orderProgress',
        event,
      }));
    case 'repayment':
      return able(children.repayment, repaymentTaps).map((event) => ({ flow: 'repayment', event }));
    case 'info':
      return [];
  }
}

const request = (page: PageId): RootRequest => ({
  type: 'location.requested',
  location: { page, query: {} },
});
const back: RootRequest = { type: 'nav.back' };

/** What a screen asks of the root: the links of each page. */
const links: Record<PageId, readonly RootRequest[]> = {
  home: [
    request('customerCenter'),
    request('service'),
    request('privacy'),
    { type: 'logout.requested' },
  ],
  login: [request('service'), request('privacy')],
  error: [request('home')],
  limit: [back],
  quota: [back],
  confirm: [back, request('customerCenter')],
  review: [back, request('customerCenter'), request('home')],
  reviewDetails: [back, request('customerCenter'), request('home')],
  reject: [back, request('customerCenter'), request('home')],
  rejectDetails: [back, request('customerCenter'), request('home')],
  lending: [back, request('customerCenter'), request('home')],
  lendingDetails: [back, request('customerCenter'), request('home')],
  repay: [back, request('customerCenter')],
  repayPlan: [back],
  repayDetail: [back, request('home')],
  agreement: [back],
  service: [back],
  privacy: [back],
  customerCenter: [back],
};

/** What the screen that is shown asks of the root. */
export const asksNow = (location: Location | null): readonly RootRequest[] =>
  location ? links[location.page] : [];
