import { withEvent } from '#machines/shared/with-event.ts';
import { initialRoot } from './context.ts';
import { rootSetup } from './root.setup.ts';
import { attemptsState } from './states/attempts.ts';
import { lineState } from './states/line.ts';
import { maintenanceState, infoPagesState, toastsState } from './states/overlays.ts';
import { popupsState } from './states/popups.ts';
import type { FlowWords } from './states/flow.ts';
import { locationState } from './states/location.ts';
import { sessionState } from './states/session.ts';

/** `words` give each flow's state its label and description; the app passes none. */
export const rootMachineWith = (words: FlowWords) =>
  rootSetup.createMachine({
    id: 'root',
    description: 'The session, the active flow, and the pages above it.',
    type: 'parallel',
    context: ({ input }) => initialRoot(input),
    on: {
      'language.chosen': {
        actions: { type: 'applyLanguage', params: ({ event }) => ({ language: event.language }) },
      },
      // Accepted without a session too, because the session may end while an outcome arrives.
      'outcomes.changed': { actions: withEvent('keepUnreadOutcomes') },
    },
    states: {
      line: lineState,
      session: sessionState,
      location: locationState(words),
      popups: popupsState,
      attempts: attemptsState,
      infoPages: infoPagesState,
      toasts: toastsState,
      maintenance: maintenanceState,
    },
  });

/** The root orchestrator: the layers above a flow cover it and do not stop it. */
export const rootMachine = rootMachineWith({});
