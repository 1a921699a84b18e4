/** Page changes in order, each by a tap; a repeated walk must be a circle. */
export type Walk = readonly Change[];
export type Change = { name: string; go: () => Promise<void> };

/** A page change in two parts, because queries during the measurement would disturb it. */
export type Tap = { name: string; tap: () => Promise<void>; seen: () => Promise<void> };

/** Turns taps into changes, which also wait until the next page is visible. */
export const changesBy = (taps: readonly Tap[]): Walk =>
  taps.map(({ name, tap, seen }) => ({
    name,
    async go() {
      await tap();
      await seen();
    },
  }));
