import type { Stage } from './life-cycle.ts';

export type StageRow<State extends string> = {
  state: State;
  since: number;
  timerEvent: string | null;
  timerAt: number | null;
};

export function stageOfRow<State extends string>(row: StageRow<State>): Stage<State> {
  const { state, since, timerEvent: event, timerAt: at } = row;
  return { state, since, timer: event === null || at === null ? null : { event, at } };
}

export function rowOfStage<State extends string>(stage: Stage<State>): StageRow<State> {
  const { state, since, timer } = stage;
  return { state, since, timerEvent: timer?.event ?? null, timerAt: timer?.at ?? null };
}

/** A held order sees only advances of the clock, not the real time that passes. */
export function timeOf(
  { heldAt }: { heldAt: number | null },
  { now, offset }: { now: number; offset: number },
): number {
  return heldAt === null ? now : heldAt + offset;
}
