import { flowModels } from '#machines/flow-models.ts';
import { isFlowId } from '#machines/flows.ts';
import { appModels } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { capital } from '#machines/description/words.ts';
import type { CardId } from './cards.ts';

/** The root's card represents the pages without a machine. */
const plainPages = {
  name: 'Pages to read',
  text: 'Guides and agreements: plain text, above any flow.',
};

const descriptions = new Map(
  appModels.map(({ machine }) => [machine.id, describeMachine(machine)] as const),
);

export function nameOf(card: CardId): string {
  if (card === 'root') return plainPages.name;
  return capital(descriptions.get(card)?.root.label ?? card);
}

export function lineOf(card: CardId): string {
  if (card === 'root') return plainPages.text;
  return isFlowId(card)
    ? flowModels[card].flow.description
    : (descriptions.get(card)?.description ?? '');
}
