import { formatPeso } from '#domain/peso.ts';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import type { Texts } from '../harness/texts.ts';
import { gate } from '../harness/gate.ts';

/**
 * A page after login: its address, `:loan` for the newest loan and `:restructure` for the newest
 * restructure, and its title, null if that greets the borrower by name.
 */
type Landing = { at: string; title: ((t: Texts) => string) | null };

type Row = {
  scenario: string;
  /** A tap on home. */
  tap?: (person: Person) => Promise<void>;
  /** The page that the tap opens. */
  opens?: Landing;
  /** The text that home shows after the tap. */
  says?: (t: Texts) => string;
  /** Addresses for cold links, and the pages that they open. */
  links: readonly (readonly [address: string, lands: Landing])[];
};

const landing = (at: string, title: Landing['title']): Landing => ({ at, title });
const ofLoan = (at: string, title: Landing['title']) => landing(`${at}?loanOrderId=:loan`, title);
const toRepay = (at: string, overdue: 't' | 'f', title: Landing['title']) =>
  landing(`${at}?loanOrderId=:loan&isOverdue=${overdue}`, title);

const pages = {
  home: landing('/', null),
  coupons: landing('/mine/coupon', (t) => t('title:coupons')),
  limit: landing('/borrow/loop_quota', (t) => t('title:limit')),
  quota: landing('/borrow/confirm_quota', (t) => t('title:quota')),
  creditReview: landing('/borrow/review', (t) => t('title:review')),
  creditReviewDetails: landing('/borrow/review_details', (t) => t('title:reviewDetails')),
  creditReject: landing('/borrow/reject', (t) => t('title:reject')),
  creditRejectDetails: landing('/borrow/reject_details', (t) => t('title:rejectDetails')),
  review: ofLoan('/borrow/review', (t) => t('title:review')),
  reviewDetails: ofLoan('/borrow/review_details', (t) => t('title:reviewDetails')),
  reject: ofLoan('/borrow/reject', (t) => t('title:reject')),
  rejectDetails: ofLoan('/borrow/reject_details', (t) => t('title:rejectDetails')),
  lending: ofLoan('/borrow/lending', (t) => t('title:lending')),
  lendingDetails: ofLoan('/borrow/lending_details', (t) => t('title:lendingDetails')),
  payoutFailed: ofLoan('/borrow/lending', (t) => t('title:payoutFailed')),
  cancelled: ofLoan('/borrow/review', (t) => t('title:cancelled')),
  repay: toRepay('/repay/repay', 'f', (t) => t('title:repay')),
  repayOverdue: toRepay('/repay/repay', 't', (t) => t('title:repayOverdue')),
  restructureReview: landing('/repay/restructure_review?restructureOrderId=:restructure', (t) =>
    t('title:restructureReview'),
  ),
  repayDetail: toRepay('/repay/repay_detail', 'f', (t) => t('title:repayDetail')),
  repayDetailOverdue: toRepay('/repay/repay_detail', 't', (t) => t('title:repayDetail')),
} as const;

const resumes = (person: Person) => person.taps(person.t('home:resume.action'));
const borrows = (person: Person) => person.taps(person.t('home:limit.action'));
const opensLoan = (amount: number) => (person: Person) => person.row(formatPeso(amount)).click();
const repays = (person: Person) => person.row(person.t('home:repay', { amount: '' })).click();

/** Answers the popup on home. */
const answers = (button: (t: Texts) => string) => (person: Person) => person.taps(button(person.t));

const appNeeded = (t: Texts) => t('home:notices.appNeeded.text');
const renewalNeeded = (t: Texts) => t('home:notices.creditExpired.text');
const linksOfLimit = [
  ['/borrow/loop_quota', pages.limit],
  ['/borrow/confirm_quota', pages.quota],
  // A link never opens the confirmation of a loan: no choice was confirmed, so the flow starts
  // over.
  ['/borrow/confirm_borrow', pages.limit],
] as const;

/** If nothing can be borrowed, the limit page shows the reason for every link. */
const closedLinks = [
  ['/borrow/loop_quota', pages.limit],
  ['/borrow/confirm_quota', pages.limit],
  ['/borrow/confirm_borrow', pages.limit],
] as const;
/** A loan that was never paid out owes nothing, so no page of repayment shows it. */
const repaymentLeadsTo = (lands: Landing): Row['links'] =>
  ['/repay/repay', '/repay/repay_plan', '/repay/repay_detail'].map(
    (path) => [`${path}?loanOrderId=:loan`, lands] as const,
  );

const rows: readonly Row[] = [
  ...[10, 11, 12, 13, 14, 15].map((status) => ({
    scenario: `credit-${status}`,
    tap: resumes,
    says: appNeeded,
    links: [],
  })),
  {
    scenario: 'new-borrower',
    tap: (person) => person.taps(person.t('home:apply.action')),
    says: appNeeded,
    links: [],
  },
  {
    scenario: 'credit-16',
    tap: (person) => person.taps(person.t('home:reviewing.action')),
    opens: pages.creditReviewDetails,
    links: [
      ['/borrow/review', pages.creditReview],
      ['/borrow/reject', pages.creditReview],
      ['/borrow/reject_details', pages.creditReviewDetails],
    ],
  },
  { scenario: 'credit-17', tap: borrows, opens: pages.limit, links: linksOfLimit },
  {
    scenario: 'credit-18',
    tap: (person) => person.taps(person.t('home:rejected.action')),
    opens: pages.creditRejectDetails,
    links: [
      ['/borrow/review', pages.creditReject],
      ['/borrow/reject', pages.creditReject],
      ['/borrow/review_details', pages.creditRejectDetails],
    ],
  },
  { scenario: 'credit-19', tap: borrows, opens: pages.limit, links: linksOfLimit },
  {
    scenario: 'credit-expired',
    tap: (person) => person.taps(person.t('home:closed.expired.action')),
    says: renewalNeeded,
    links: closedLinks,
  },
  {
    scenario: 'upload-incomplete',
    tap: (person) => person.taps(person.t('home:closed.filesLapsed.action')),
    says: renewalNeeded,
    links: closedLinks,
  },
  {
    scenario: 'loan-15',
    tap: opensLoan(5_000),
    says: (t) => t('home:notices.stayed.s15'),
    links: [
      ...closedLinks,
      ['/borrow/review?loanOrderId=:loan', pages.review],
      ...repaymentLeadsTo(pages.home),
    ],
  },
  {
    scenario: 'loan-20',
    tap: opensLoan(5_000),
    opens: pages.review,
    links: [
      ...closedLinks,
      ['/borrow/lending?loanOrderId=:loan', pages.review],
      ['/borrow/review_details?loanOrderId=:loan', pages.reviewDetails],
      ...repaymentLeadsTo(pages.review),
    ],
  },
  {
    scenario: 'loan-30',
    tap: opensLoan(5_000),
    opens: pages.rejectDetails,
    links: [
      ...closedLinks,
      ['/borrow/review?loanOrderId=:loan', pages.reject],
      ['/borrow/review_details?loanOrderId=:loan', pages.rejectDetails],
      ...repaymentLeadsTo(pages.reject),
    ],
  },
  {
    scenario: 'loan-40',
    tap: opensLoan(5_000),
    opens: pages.lending,
    links: [
      ...closedLinks,
      ['/borrow/review?loanOrderId=:loan', pages.lending],
      ['/borrow/lending_details?loanOrderId=:loan', pages.lendingDetails],
      ...repaymentLeadsTo(pages.lending),
    ],
  },
  {
    scenario: 'loan-60',
    tap: opensLoan(5_000),
    says: (t) => t('home:notices.stayed.s60'),
    links: [
      ['/borrow/lending?loanOrderId=:loan', pages.cancelled],
      ...repaymentLeadsTo(pages.home),
    ],
  },
  {
    scenario: 'loan-65',
    tap: opensLoan(5_000),
    says: (t) => t('home:notices.stayed.s65'),
    links: [
      ...closedLinks,
      ['/borrow/review?loanOrderId=:loan', pages.payoutFailed],
      ...repaymentLeadsTo(pages.payoutFailed),
    ],
  },
  {
    scenario: 'loan-70',
    tap: repays,
    opens: pages.repay,
    links: [
      ['/borrow/lending?loanOrderId=:loan', pages.repay],
      ['/borrow/lending_details?loanOrderId=:loan', pages.repayDetail],
      ['/repay/repay?loanOrderId=:loan&isOverdue=t', pages.repay],
    ],
  },
  {
    scenario: 'loan-75',
    tap: repays,
    opens: pages.repayOverdue,
    links: [
      ...closedLinks,
      ['/repay/repay?loanOrderId=:loan&isOverdue=f', pages.repayOverdue],
      ['/repay/repay_detail?loanOrderId=:loan', pages.repayDetailOverdue],
    ],
  },
  ...['rollover-offered', 'rollover-initiated', 'rollover-over-cap'].map((scenario) => ({
    scenario,
    tap: repays,
    opens: pages.repay,
    links: [
      ['/repay/rollover_describe', pages.home],
      ['/repay/repay?loanOrderId=:loan', pages.repay],
    ] as const,
  })),
  {
    scenario: 'loan-80',
    tap: opensLoan(5_000),
    opens: pages.repayDetail,
    links: [
      ['/repay/repay?loanOrderId=:loan', pages.repayDetail],
      ['/borrow/review?loanOrderId=:loan', pages.repayDetail],
    ],
  },
  {
    scenario: 'reoffer',
    tap: answers((t) => t('popups:reoffer.accept')),
    opens: pages.limit,
    links: linksOfLimit,
  },
  {
    scenario: 'coupon-popup',
    tap: answers((t) => t('popups:coupon.open')),
    opens: pages.coupons,
    links: [],
  },
  {
    scenario: 'rating-due',
    tap: answers((t) => t('popups:rating.later')),
    opens: pages.home,
    links: [['/repay/repay?loanOrderId=:loan', pages.repayDetail]],
  },
  {
    scenario: 'restructure-offered',
    tap: repays,
    opens: pages.repayOverdue,
    links: closedLinks,
  },
  {
    scenario: 'restructure-reviewing',
    tap: async (person) => {
      await person.taps(person.t('home:restructuring.action'));
      await person.taps(person.t('repayment:operation.open'));
    },
    opens: pages.restructureReview,
    links: [
      ...closedLinks,
      // While a restructure is in progress, the loan does not count as overdue.
      ['/repay/repay?loanOrderId=:loan', pages.repay],
      ['/repay/restructure_describe?restructureOrderId=:restructure', pages.restructureReview],
      ['/repay/restructure_details?restructureOrderId=:restructure', pages.restructureReview],
    ],
  },
  {
    scenario: 'restructured',
    tap: repays,
    opens: pages.repay,
    links: [['/borrow/lending?loanOrderId=:loan', pages.repay]],
  },
  { scenario: 'limit-used-up', tap: repays, opens: pages.repay, links: closedLinks },
  {
    scenario: 'two-loans',
    tap: opensLoan(3_000),
    opens: pages.review,
    links: [...closedLinks, ['/borrow/review?loanOrderId=:loan', pages.review]],
  },
];

for (const { scenario, tap, opens, says, links } of rows) {
  test(`S4.1, S4.3: ${scenario} opens the page of its status`, async ({
    page,
    person,
    sandbox,
    signIn,
    t,
  }) => {
    const borrower = await signIn(scenario);
    const [operation] = (await sandbox.ledger(borrower)).operations;
    const address = (pattern: string) =>
      pattern
        .replace(':loan', borrower.loanOrderIds[0] ?? '')
        .replace(':restructure', operation?.restructureOrderId ?? '');

    await page.goto('/');
    await tap?.(person);
    if (says) await person.reads(says(t));
    for (const [link, lands] of [['', opens], ...links] as const) {
      if (!lands) continue;
      if (link) await page.goto(address(link));
      if (lands.title) await person.sees(lands.title(t));
      await expect(page).toHaveURL(address(lands.at));
    }
  });
}

test('the other of two loans opens its repay page', gate, async ({ page, person, signIn, t }) => {
  const { loanOrderIds } = await signIn('two-loans');
  await page.goto('/');
  await repays(person);
  await person.sees(t('title:repay'));
  await expect(page).toHaveURL(`/repay/repay?loanOrderId=${loanOrderIds[1]}&isOverdue=f`);
});
