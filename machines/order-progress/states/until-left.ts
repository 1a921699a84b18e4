import type { Phase } from '../phase.ts';

/** Leaves a phase when the order has moved on, and finds the new one. */
export const untilLeft = (phase: Phase) =>
  ({
    guard: { type: 'phaseLeft', params: { phase } },
    target: '#orderProgress.following.phase.changing',
  }) as const;
