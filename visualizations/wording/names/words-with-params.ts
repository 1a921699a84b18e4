import { creditStatus } from '#domain/credit/credit-order.ts';
import type { Phase } from '#machines/order-progress/phase.ts';
import { deletionStepText, flowText, outcomeText, pageText } from './outcomes.ts';
import {
  anyOf,
  creditsOf,
  creditStatusText,
  creditsWithLimit,
  loansOf,
  statusesOf,
} from './statuses.ts';
import { actionsOfMachines, guardsOfMachines, type Params, textIn, type Words } from './tables.ts';

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
