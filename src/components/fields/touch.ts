/** S9: maximum movement of a finger during a tap, in CSS pixels. */
const tapThreshold = 5;

export type Spot = { readonly x: number; readonly y: number };

export const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => ({
  x: clientX,
  y: clientY,
});

export const isTap = (from: Spot, to: Spot): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= tapThreshold;
