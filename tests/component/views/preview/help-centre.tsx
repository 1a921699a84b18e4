import { createActor } from 'xstate';
import type { HelpCentrePorts, HelpStanding } from '#machines/help-centre/ports.ts';
import { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { helpList } from '#machines/samples/help.ts';
import { entrance } from './samples.ts';
import { answer, arrival, follow, type Previewed } from './previewed.tsx';

/** The stored data of a phone with a session. */
export const standing: HelpStanding = { kept: null, language: 'en', signedIn: true, search: '' };

/** Previews the customer centre or an article, with the given replies. */
export async function previewHelpCentre(
  world: Partial<HelpCentrePorts> = {},
  questionId: string | null = null,
): Promise<Previewed & { remembered: string[] }> {
  const ports: HelpCentrePorts = {
    readHelpStanding: answer(standing),
    customerServiceEntrance: answer(entrance),
    hasUnreadMessage: answer({ unread: false }),
    listQuestion: answer(helpList()),
    voteOnQuestion: answer(undefined),
    ...world,
  };
  const remembered: string[] = [];
  const machine = helpCentreMachine.provide({
    actors: {
      readHelpStanding: act(ports.readHelpStanding),
      customerServiceEntrance: act(ports.customerServiceEntrance),
      hasUnreadMessage: act(ports.hasUnreadMessage),
      listQuestion: act(ports.listQuestion),
      voteOnQuestion: act(ports.voteOnQuestion),
    },
    actions: { rememberSearch: (_, { text }) => void remembered.push(text) },
  });
  const actor = createActor(machine, { input: { questionId } }).start();
  await arrival();
  return { ...follow(actor), remembered };
}
