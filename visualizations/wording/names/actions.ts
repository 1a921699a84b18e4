import { deletionStepText, flowText, outcomeText, pageText } from './outcomes.ts';
import { textIn, type Params, type Words } from './words-for.ts';
import { actionsOfMachines } from './of-machines.ts';

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
