import type { Stage } from './life-cycle.ts';

/** An order's stage as its row keeps it. */
export type StageRow<State extends string> = {
  state: State;
  since: number;
  timerEvent: string | null;
  timerAt: number | null;
};

/** The stage in a row. */
export function stageOfRow<State extends string>(row: StageRow<State>): Stage<State> {
  const { state, since, timerEvent: event, timerAt: at } = row;
  return { state, since, timer: event === null || at === null ? null : { event, at } };
}

/** A stage as a row keeps it. */
export function rowOfStage<State extends string>(stage: Stage<State>): StageRow<State> {
  const { state, since, timer } = stage;
  return { state, since, timerEvent: timer?.event ?? null, timerAt: timer?.at ?? null };
}

/**
 * The time that an order goes by. One that is held sees only how far the clock was moved, not the
 * real time that passes meanwhile.
 */
export function timeOf(
  { heldAt }: { heldAt: number | null },
  { now, offset }: { now: number; offset: number },
): number {
  return heldAt === null ? now : heldAt + offset;
}
