import { flowModels } from '#machines/flow-models.ts';
import { isFlowId } from '#machines/flows.ts';
import { capital, wordsOf } from '#machines/description/words.ts';
import { englishTitle, isPageId } from '../page-titles.ts';
import { type Params, textIn } from './tables.ts';

export const flowText = (flow: string): string =>
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

export function outcomeText(params: Params): string {
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

export const deletionStepText = (params: Params): string =>
  deletionSteps[textIn(params, 'phase')] ?? 'this step';
