import { allFlows } from '#machines/all-flows.ts';
import { isFlowId } from '#machines/flows.ts';
import { appModels } from '#tests/flows/models.ts';
import { describeMachine } from '#visualizations/description/describe.ts';
import { capital } from '#visualizations/wording/words.ts';
import type { CardId } from './cards.ts';

/** The root's card stands for the pages that have no machine of their own. */
const plainPages = {
  name: 'Pages to read',
  text: 'Guides and agreements: plain text, above any flow.',
};

const descriptions = new Map(
  appModels.map(({ machine }) => [machine.id, describeMachine(machine)] as const),
);

/** What a card is called: as its chart is. */
export function nameOf(card: CardId): string {
  if (card === 'root') return plainPages.name;
  return capital(descriptions.get(card)?.root.label ?? card);
}

/** The one line of a card: its flow's descriptor says it, else its chart. */
export function lineOf(card: CardId): string {
  if (card === 'root') return plainPages.text;
  return isFlowId(card) ? allFlows[card].description : (descriptions.get(card)?.description ?? '');
}
