/** S9: a finger that moved no further, in CSS pixels, has tapped. */
const tapThreshold = 5;

/** Where a finger or the mouse is. */
export type Spot = { readonly x: number; readonly y: number };

export const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => ({
  x: clientX,
  y: clientY,
});

/** Whether what went down at one spot and came up at another was a tap. */
export const isTap = (from: Spot, to: Spot): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= tapThreshold;
