import type { Phase } from '../phase.ts';

export const untilLeft = (phase: Phase) =>
  ({
    guard: { type: 'phaseLeft', params: { phase } },
    target: '#orderProgress.following.phase.changing',
  }) as const;
