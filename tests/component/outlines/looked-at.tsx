import { isDeepStrictEqual } from 'node:util';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { useControl, wordsOf } from './doings.ts';
import { changesBetween } from '#visualizations/screens/lines-diff.ts';
import { controlsIn, outlineOf, places as marks } from './outline.ts';

/** Something opens, and in that something more; further in nothing does. */
const deepest = 2;

/** Lines without the places of controls. */
const plain = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(marks, ''));

/** Draws something that tells what it is asked for. */
export type Draw = (tell: (words: string) => void) => ReactElement;

/** A snapshot's screen. */
export const screenOf =
  ({ Screen }: Preview, snapshot: AnyMachineSnapshot): Draw =>
  (tell) => (
    <Screen
      snapshot={snapshot}
      send={(event) => tell(wordsOf(event))}
      request={(request) => tell(`asks ${wordsOf(request)}`)}
    />
  );

function show(draw: Draw) {
  let said: string[] = [];
  const { unmount } = render(draw((words) => void said.push(words)));
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return {
    /** Uses a control by its place; returns what was told. */
    use(place: number): string[] {
      const control = controlsIn(document)[place];
      said = [];
      if (control) useControl(control);
      return said;
    },
    hasChanged: () => watch.takeRecords().length > 0,
    end() {
      watch.disconnect();
      unmount();
    },
  };
}

/**
 * Something drawn in words: what is on it, and after each control what comes of using it, to whom
 * it is told and what is then on screen that was not, with its own controls used in turn.
 *
 * @param expected nothing is used where what is on screen is not even that
 */
export function looksOf(draw: Draw, expected?: readonly string[]): string[] {
  let shown = show(draw);

  /** Again as it was after the same uses. */
  function again(uses: readonly number[]): void {
    shown.end();
    shown = show(draw);
    for (const place of uses) shown.use(place);
    shown.hasChanged();
  }

  /** What comes of using controls, each by itself after the same uses. */
  function used(uses: readonly number[], places: readonly number[]): Map<number, string[]> {
    const found = new Map<number, string[]>();
    const before = plain(outlineOf(document.body));
    for (const place of places) {
      const words = shown.use(place).map((each) => `→ ${each}`);
      if (shown.hasChanged()) {
        const after = outlineOf(document.body);
        if (!isDeepStrictEqual(plain(after), before)) {
          words.push(...opened([...uses, place], before, after));
          again(uses);
        }
      }
      if (words.length > 0) found.set(place, words);
    }
    return found;
  }

  /** What came of uses, with what comes of using that. */
  function opened(uses: readonly number[], before: readonly string[], after: readonly string[]) {
    const known = new Set(before);
    const fresh = after.filter((line) => !known.has(plain([line])[0] ?? ''));
    const places = fresh.flatMap((line) => [...line.matchAll(marks)].map(([, at]) => Number(at)));
    const inside = uses.length < deepest ? used(uses, places) : new Map<number, string[]>();
    const changed = new Set(changesBetween(before, plain(after)));
    return [...changed].flatMap((change) => {
      const line = fresh.find((each) => `+${plain([each])[0]}` === change);
      return line ? withWords([line], inside, '  +') : [`  ${change}`];
    });
  }

  /** Lines with what comes of using what stands in them: in the line, or below it where it is more. */
  function withWords(
    lines: readonly string[],
    words: ReadonlyMap<number, readonly string[]>,
    start = '',
  ): string[] {
    return lines.flatMap((line) => {
      const said = [...line.matchAll(marks)].flatMap(([, at]) => words.get(Number(at)) ?? []);
      const indent = `${start.replace('+', ' ')}${/^ */.exec(line)?.[0] ?? ''}`;
      const [first, ...rest] = said;
      const isOne = rest.length === 0 && first?.startsWith('→');
      if (isOne) return [`${start}${plain([line])[0]} ${first}`];
      return [`${start}${plain([line])[0]}`, ...said.map((each) => `${indent} ${each}`)];
    });
  }

  try {
    const lines = outlineOf(document.body);
    shown.hasChanged();
    const isThere = (line: string) => expected?.some((other) => other.startsWith(line)) ?? true;
    if (!plain(lines).every(isThere)) return plain(lines);
    const count = controlsIn(document).length;
    const words = used(
      [],
      Array.from({ length: count }, (_, place) => place),
    );
    return withWords(lines, words);
  } finally {
    shown.end();
  }
}
