/** Changes of pages in their order, each by a tap; a circle where it is walked again and again. */
export type Walk = readonly Change[];
export type Change = { name: string; go: () => Promise<void> };

/** A change in two parts: while it is timed, nobody may search the page for what comes. */
export type Tap = { name: string; tap: () => Promise<void>; seen: () => Promise<void> };

/** Taps as changes. */
export const changesBy = (taps: readonly Tap[]): Walk =>
  taps.map(({ name, tap, seen }) => ({
    name,
    async go() {
      await tap();
      await seen();
    },
  }));
