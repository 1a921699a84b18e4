import type { Phase } from '../phase.ts';

/** A phase whose order has moved on is left, by way of finding the new one. */
export const untilLeft = (phase: Phase) =>
  ({
    guard: { type: 'phaseLeft', params: { phase } },
    target: '#orderProgress.following.phase.changing',
  }) as const;
