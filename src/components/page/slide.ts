import { type ChangeEvent, type PointerEvent, useRef } from 'react';
import { isTap, type Spot, spotOf } from '../fields/touch.ts';

/** S9: movement of a finger that determines its direction, in CSS pixels. */
const directionThreshold = 10;

function directionOf(from: Spot, to: Spot): 'across' | 'along' | undefined {
  const [across, along] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.max(across, along) < directionThreshold) return undefined;
  return across > along ? 'across' : 'along';
}

/** A touch on a slider before its direction is known. */
type Touch = { readonly from: Spot; value: string | undefined };

/** A horizontal movement or a tap moves the slider, not a finger that scrolls or trembles (S9). */
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
