import { type ChangeEvent, type PointerEvent, useRef } from 'react';
import { isTap, type Spot, spotOf } from '../fields/touch.ts';

/** S9: a finger that moved as far has a direction. */
const directionThreshold = 10;

/** Where a finger goes; undefined while it has not gone far enough to say. */
function directionOf(from: Spot, to: Spot): 'across' | 'along' | undefined {
  const [across, along] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.max(across, along) < directionThreshold) return undefined;
  return across > along ? 'across' : 'along';
}

/** A finger on a slider, until it is known what it does there. */
type Touch = { readonly from: Spot; value: string | undefined };

/**
 * The handlers of a slider on a page that scrolls: a finger that scrolls past it, or only trembles,
 * changes nothing. It slides once the finger goes across it, and takes a tap (S9). Mouse and keys
 * are not held back.
 */
export function useSlide(onSlide: (value: string) => void) {
  const touch = useRef<Touch | null>(null);

  function letGo(apply: boolean): void {
    const value = touch.current?.value;
    touch.current = null;
    if (apply && value !== undefined) onSlide(value);
  }

  return {
    onPointerDown(event: PointerEvent) {
      touch.current =
        event.pointerType === 'touch' ? { from: spotOf(event), value: undefined } : null;
    },
    onPointerMove(event: PointerEvent) {
      if (touch.current && directionOf(touch.current.from, spotOf(event)) === 'across') letGo(true);
    },
    onPointerUp(event: PointerEvent) {
      if (touch.current) letGo(isTap(touch.current.from, spotOf(event)));
    },
    onPointerCancel: () => letGo(false),
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      if (touch.current) touch.current.value = value;
      else onSlide(value);
    },
  };
}
