import type { Stage } from './life-cycle.ts';

/** A stage in the columns of an order's row. */
export type StageRow<State extends string> = {
  state: State;
  since: number;
  timerEvent: string | null;
  timerAt: number | null;
};

/** Reads the stage from a row. The timer is null unless the row has both an event and an instant. */
export function stageOfRow<State extends string>(row: StageRow<State>): Stage<State> {
  const { state, since, timerEvent: event, timerAt: at } = row;
  return { state, since, timer: event === null || at === null ? null : { event, at } };
}

/** The columns in which a stage is stored: the inverse of {@link stageOfRow}. */
export function rowOfStage<State extends string>(stage: Stage<State>): StageRow<State> {
  const { state, since, timer } = stage;
  return { state, since, timerEvent: timer?.event ?? null, timerAt: timer?.at ?? null };
}

/**
 * The time by which an order moves. A held order sees only advances of the clock, not the real time
 * that passes.
 */
export function timeOf(
  { heldAt }: { heldAt: number | null },
  { now, offset }: { now: number; offset: number },
): number {
  return heldAt === null ? now : heldAt + offset;
}
