import { creditStatus, type CreditStatus, limitGranted } from '#domain/credit/credit-order.ts';
import { type Phase, phaseOf } from '#machines/order-progress/phase.ts';
import { actionsOfMachines, guardsOfMachines, type Params, textIn, type Words } from './tables.ts';
import { flowModels } from '#machines/flow-models.ts';
import { isFlowId } from '#machines/flows.ts';
import { capital, wordsOf } from '#machines/description/words.ts';
import { englishTitle, isPageId } from '../page-titles.ts';
import { loanPages } from '#domain/loans/loan-pages.ts';
import type { LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { PageId } from '#domain/pages.ts';
import { routeOfCredit } from '#domain/loans/status-routing.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder } from '#machines/samples/loans.ts';

const flowText = (flow: string): string =>
  isFlowId(flow) ? flowModels[flow].flow.label : capital(wordsOf(flow));

export const pageText = (page: string): string =>
  isPageId(page) ? englishTitle(page) : capital(wordsOf(page));

export const outcomeWords: Readonly<Record<string, string>> = {
  applied: 'applied for',
  completed: 'the new order exists',
  deleted: 'the account is deleted',
  done: 'done',
  expiredOrRisk: 'expired or at risk',
  failed: 'the outcome is unknown',
  home: 'leads home',
  initiated: 'started',
  left: 'left',
  notOffered: 'not offered',
  movedOn: 'the order moved on',
  notSent: 'not sent',
  notTaken: 'not taken',
  opens: 'another page opens',
  opensOther: 'another loan opens',
  passed: 'passed',
  refused: 'refused',
  review: 'leads to the review',
  stays: 'opens nothing',
};

const typeIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
    ? value.type
    : null;

function outcomeText(params: Params): string {
  const type = typeIn(params) ?? typeIn(params.outcome);
  if (type === null) return 'Set the outcome';
  const { location } = params;
  if (typeof location === 'object' && location !== null && 'page' in location) {
    return `End: open “${pageText(String(location.page))}”`;
  }
  return `End: ${outcomeWords[type] ?? wordsOf(type)}`;
}

const deletionSteps: Readonly<Record<string, string>> = {
  READ_ME: 'the rules',
  FORM: 'the reason',
  VERIFY: 'the code',
};

const deletionStepText = (params: Params): string =>
  deletionSteps[textIn(params, 'phase')] ?? 'this step';

const loans: readonly LoanStatus[] = Object.values(loanStatus);
const credits: readonly CreditStatus[] = Object.values(creditStatus);

const nameIn = (names: Readonly<Record<string, number>>, status: number): string => {
  const [name] = Object.entries(names).find(([, number]) => number === status) ?? [];
  return `${status} ${wordsOf(name ?? '')}`;
};

/** For example "75 overdue". */
const loanStatusText = (status: LoanStatus): string => nameIn(loanStatus, status);

/** For example "16 reviewing". */
const creditStatusText = (status: CreditStatus): string => nameIn(creditStatus, status);

/** For example "a, b or c". */
export const anyOf = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;

/** Loan statuses whose details are the page (S4). */
const loansOf = (details: PageId): string =>
  anyOf(loans.filter((status) => loanPages[status]?.details === details).map(loanStatusText));

/** Credit statuses that open the page (S4). */
const creditsOf = (page: PageId): string =>
  anyOf(
    credits
      .filter((status) => routeOfCredit(status, { forceHome: false })?.page === page)
      .map(creditStatusText),
  );

const creditsWithLimit = (): string => anyOf(credits.filter(limitGranted).map(creditStatusText));

function statusesOf(phase: Phase): string {
  const now = 0;
  const ofLoans = loans.filter(
    (status) => phaseOf({ type: 'loan', order: loanOrder({ status }), receivedAt: now }) === phase,
  );
  const ofCredits = credits.filter(
    (status) =>
      phaseOf({ type: 'credit', order: creditOrder({ status }), receivedAt: now }) === phase,
  );
  return [
    ...(ofLoans.length === 0 ? [] : [`loan ${anyOf(ofLoans.map(loanStatusText))}`]),
    ...(ofCredits.length === 0 ? [] : [`credit ${anyOf(ofCredits.map(creditStatusText))}`]),
  ].join('; ');
}

const steps: Readonly<Record<string, string>> = {
  limit: 'the limit',
  quota: 'choosing the amount',
  confirm: 'confirming',
};

const reasons: Readonly<Record<string, string>> = {
  readFirst: 'the agreement has to be opened first',
  tickFirst: 'the agreement has to be ticked first',
  creditExpired: 'the credit limit has expired',
  termsChanged: 'the terms have changed',
  choiceGone: 'the chosen term or coupon is no longer offered',
  textChanged: 'the text that was agreed to is replaced by another',
  planChanged: 'the plan is not the one that was agreed to',
};

const notices: Readonly<Record<string, string>> = {
  appNeeded: 'this needs the app',
  creditExpired: 'the credit limit has expired',
};

const reason = (params: Params) => reasons[textIn(params, 'type')] ?? 'the reason';

function notice({ notice: shown }: Params): string {
  const type = typeof shown === 'object' && shown !== null && 'type' in shown ? shown.type : null;
  return typeof type === 'string' && notices[type] ? `, “${notices[type]}”` : '';
}

/** Words that depend on params are here, the others in the models. */
export const actionWords: Readonly<Record<string, Words>> = {
  ...actionsOfMachines,
  enterPhase: (params) => `Store the step: ${deletionStepText(params)}`,
  arriveAt: (params) => `Go to “${pageText(textIn(params, 'page'))}”`,
  arriveAtStep: (params) => `Go to ${steps[textIn(params, 'step')] ?? 'this step'}`,
  enterFlow: (params) => `Make “${flowText(textIn(params, 'flow'))}” the active flow`,
  explain: (params) => `Show the reason: ${reason(params)}`,
  setOutcome: (params) => outcomeText(params),
  showNotice: (params) => `Show a notice${notice(params)}`,
};

const { waitSubmit, reviewing, rejected } = creditStatus;

const phases: Readonly<Record<Phase, string>> = {
  reviewing: 'under approval',
  rejected: 'rejected',
  lending: 'on its way',
  payoutHeld: 'held until the account is checked',
  disbursementFailed: 'not paid out, because the payout failed',
  cancelled: 'cancelled',
  approved: 'approved',
  paidOut: 'paid out',
  elsewhere: 'shown by other pages',
};

const isPhase = (name: string): name is Phase => Object.hasOwn(phases, name);

function phaseText(params: Params): string {
  const phase = textIn(params, 'phase');
  if (!isPhase(phase)) return deletionStepText(params);
  return phase === 'elsewhere' ? phases[phase] : `${phases[phase]} (${statusesOf(phase)})`;
}

const operationStates: Readonly<Record<string, string>> = {
  INITIATED: 'not confirmed',
  CONFIRMED: 'under review',
  COMPLETED: 'completed',
};

/**
 * Each completes a sentence that begins with "only if". Words that depend on params or statuses are
 * here, the others in the models.
 */
export const guardWords: Readonly<Record<string, Words>> = {
  ...guardsOfMachines,
  operationIs: (params) =>
    `the operation is ${operationStates[textIn(params, 'state')] ?? 'in this state'}`,
  approved: `the credit order is approved (${creditsWithLimit()})`,
  approvedAndUploaded: `the credit order is approved (${creditsWithLimit()}), has not expired, and its files are there`,
  approvedButExpired: `the credit order is approved (${creditsWithLimit()}) and has expired`,
  attemptComesFirst: (params) =>
    `an open attempt in “${flowText(textIn(params, 'flow'))}” comes first`,
  creditRejected: `the credit order is rejected (${creditsOf('rejectDetails')})`,
  creditUnderReview: `the credit order is under review (${creditsOf('reviewDetails')})`,
  onItsWay: `the status is ${loansOf('lendingDetails')}`,
  outcomeUnknown: (params) => {
    const flow = textIn(params, 'flow');
    return flow === '' ? 'an outcome is unknown' : `an outcome is unknown in “${flowText(flow)}”`;
  },
  pageIs: (params) => `“${pageText(textIn(params, 'page'))}” is requested`,
  phaseIs: (params) => `the order is ${phaseText(params)}`,
  phaseLeft: (params) => `the order is no longer ${phaseText(params)}`,
  rejected: `the status is ${loansOf('rejectDetails')}`,
  requestedFlowIs: (params) => `a page of “${flowText(textIn(params, 'flow'))}” is requested`,
  submissionIncomplete: `the status is ${creditStatusText(waitSubmit)} and files are missing`,
  toBeRepaid: `the status is ${loansOf('repayDetail')}`,
  topIs: (params) => `“${pageText(textIn(params, 'page'))}” is the top info page`,
  underReview: `the status is ${loansOf('reviewDetails')}`,
  underReviewOrRejected: `the status is ${anyOf([reviewing, rejected].map(creditStatusText))}`,
};
