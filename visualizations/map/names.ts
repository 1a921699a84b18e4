import { flowModels } from '#machines/flow-models.ts';
import { isFlowId } from '#machines/flows.ts';
import { appModels } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { capital } from '#machines/description/words.ts';
import type { CardId } from './cards.ts';

/** Texts of the root's card, which represents the pages without a machine. */
const plainPages = {
  name: 'Pages to read',
  text: 'Guides and agreements: plain text, above any flow.',
};

const descriptions = new Map(
  appModels.map(({ machine }) => [machine.id, describeMachine(machine)] as const),
);

/** Name of a card: the label of its chart, except for the root. */
export function nameOf(card: CardId): string {
  if (card === 'root') return plainPages.name;
  return capital(descriptions.get(card)?.root.label ?? card);
}

/** Description of a card, from the flow's descriptor or else from the chart. */
export function lineOf(card: CardId): string {
  if (card === 'root') return plainPages.text;
  return isFlowId(card)
    ? flowModels[card].flow.description
    : (descriptions.get(card)?.description ?? '');
}
