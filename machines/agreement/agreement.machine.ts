import { assign, setup } from 'xstate';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type AgreementPorts = {
  /** The agreement's raw HTML; null without a stored agreement. */
  readStoredAgreement: Port<void, { html: string } | null>;
};

type Stored = { html: string } | null;

/** `/agreement`, opened by its address: the loan or restructure agreement that was fetched last. */
export const agreementMachine = setup({
  types: {
    context: {} as { html: string | null },
    events: {} as { type: 'retry.pressed' },
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    readStoredAgreement: port<AgreementPorts['readStoredAgreement']>('readStoredAgreement'),
  },
  actions: {
    keepHtml: assign((_, { output }: { output: Stored }) => ({
      html: required(output, 'agreement').html,
    })),
  },
  guards: {
    found: (_, { output }: { output: Stored }) => output !== null,
  },
}).createMachine({
  id: 'agreement',
  description: 'The agreement last shown on this phone.',
  context: { html: null },
  meta: { page: 'agreement' },
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads the stored agreement.',
      meta: { label: 'Reading' },
      tags: 'busy',
      invoke: {
        id: 'readStoredAgreement',
        src: 'readStoredAgreement',
        onDone: [
          { guard: withEvent('found'), target: 'showing', actions: withEvent('keepHtml') },
          { target: 'absent' },
        ],
        onError: { target: 'failed' },
      },
    },
    showing: { description: 'The page shows the full agreement.', meta: { label: 'Showing' } },
    failed: {
      description: 'The app could not read its storage.',
      meta: { label: 'Could not read' },
      on: { 'retry.pressed': 'reading' },
    },
    absent: {
      description: 'This phone stores no agreement.',
      meta: { label: 'No stored agreement' },
    },
  },
});
