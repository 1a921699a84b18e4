import { countdownMachine } from '#machines/countdown/countdown.machine.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { onThePhone } from '#machines/samples/failures.ts';

export const countdownModel: MachineModel<typeof countdownMachine> = {
  machine: countdownMachine,
  starts: {
    running: { until: 2_500, now: 0 },
    over: { until: 0, now: 1 },
  },
  services: {
    readServerClock: {
      secondsBefore: gives({ now: 500 }),
      justBefore: gives({ now: 2_300 }),
      after: gives({ now: 3_000 }),
      ...onThePhone,
    },
  },
  events: {},
  invariants: {
    'F1: The clock is read only while time is left.': ({ snapshot: { context }, services }) =>
      context.left > 0 || !services.has('readServerClock') || 'the clock is read with no time left',
    'F1: The time left is never negative.': ({ snapshot: { context } }) =>
      context.left >= 0 || `${context.left} are left`,
    'F1: The countdown ends exactly when no time is left.'({ snapshot, step }) {
      const { left } = snapshot.context;
      if (left === 0) return snapshot.matches('over') || 'the countdown continues';
      const unreadable = step?.type === 'settle' && step.outcome === 'unreadable';
      return unreadable || !snapshot.matches('over') || `the countdown ended with ${left} ms left`;
    },
  },
  words: {
    guards: {
      over: 'no time is left',
    },
    actions: {
      keepTimeLeft: 'Store the time left',
    },
    services: {
      countdown: ran('The countdown of the benefit'),
      readServerClock: fetched('The server’s time'),
    },
  },
};
