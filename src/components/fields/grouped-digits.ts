import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

/** Returns the digits of a text; full-width digits become plain ones. */
export function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}

/** The position in `shown` after its first `count` characters; separators do not count. */
function caretAfter(shown: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === count) return at;
    if (!/[\s,]/.test(shown.charAt(at))) seen += 1;
  }
  return shown.length;
}

interface GroupedDigits {
  /** A number as typed, without separators. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Inserts separators: spaces or commas. */
  readonly format: (digits: string) => string;
  /** Returns the part of typed or pasted text that the field keeps. */
  readonly clean: (typed: string) => string;
}

/**
 * An input that shows bare digits in groups. The caret keeps its position relative to the digits,
 * and deleting a separator deletes the digit before it.
 */
export function useGroupedDigits({ value, onChange, format, clean }: GroupedDigits) {
  const input = useRef<HTMLInputElement>(null);
  /** Number of digits before the start and the end of the selection. */
  const selected = useRef<[number, number] | null>(null);
  const shown = format(value);

  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || selected.current === null) return;
    if (element.ownerDocument.activeElement === element) {
      const [start, end] = selected.current;
      element.setSelectionRange(caretAfter(element.value, start), caretAfter(element.value, end));
    }
    selected.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart, selectionEnd } = event.target;
    const digitsBefore = (at: number | null) => clean(typed.slice(0, at ?? typed.length)).length;
    const before = digitsBefore(selectionStart);
    const digits = clean(typed);
    // Deleting a separator and pasting the same number both shorten the text without changing the
    // digits. Only a paste leaves the caret at the end.
    const inside = before > 0 && before < digits.length;
    const less = digits === value && typed.length < shown.length && inside ? 1 : 0;
    // Text that was typed before hydration may be selected when the app takes over.
    selected.current = [before - less, digitsBefore(selectionEnd) - less];
    onChange(digits.slice(0, before - less) + digits.slice(before));
  };

  return { ref: input, value: shown, onChange: change };
}
