import { isDeepStrictEqual } from 'node:util';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { useControl, wordsOf } from './use-control.ts';
import { changesBetween } from '#visualizations/screens/lines-diff.ts';
import { controlsIn, outlineOf, places as marks } from './outline.ts';

/** Maximum depth of opened content: content that opened content opens. */
const deepest = 2;

const plain = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(marks, ''));

/** Returns an element that reports its calls to `tell` as text. */
export type Draw = (tell: (words: string) => void) => ReactElement;

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
  let reported: string[] = [];
  const tell = (words: string) => void reported.push(words);
  const share = async ({ text }: ShareData) => tell(`shares ${JSON.stringify(text)}`);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { unmount } = render(draw(tell));
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return {
    use(place: number): string[] {
      const control = controlsIn(document)[place];
      reported = [];
      if (control) useControl(control);
      return reported;
    },
    hasChanged: () => watch.takeRecords().length > 0,
    end() {
      watch.disconnect();
      unmount();
      Reflect.deleteProperty(navigator, 'share');
    },
  };
}

/**
 * Returns the lines of the content. Each control has the effects of using it: the reported calls,
 * and the new content with its own controls.
 *
 * @param expected the lines to compare with; if the content already differs, it is returned without
 *   effects
 */
export function outlineWithEffects(draw: Draw, expected?: readonly string[]): string[] {
  let shown = show(draw);

  /** Renders again, and uses the given controls in their order. */
  function again(uses: readonly number[]): void {
    shown.end();
    shown = show(draw);
    for (const place of uses) shown.use(place);
    shown.hasChanged();
  }

  /** Each control is used separately, after the same uses. */
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

  /** The lines that the last use changed, with the effects of the new controls. */
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

  /** Appends the effect of a control to its line. Several effects follow in lines of their own. */
  function withWords(
    lines: readonly string[],
    words: ReadonlyMap<number, readonly string[]>,
    start = '',
  ): string[] {
    return lines.flatMap((line) => {
      const effects = [...line.matchAll(marks)].flatMap(([, at]) => words.get(Number(at)) ?? []);
      const indent = `${start.replace('+', ' ')}${/^ */.exec(line)?.[0] ?? ''}`;
      const [first, ...rest] = effects;
      const isOne = rest.length === 0 && first?.startsWith('→');
      if (isOne) return [`${start}${plain([line])[0]} ${first}`];
      return [`${start}${plain([line])[0]}`, ...effects.map((each) => `${indent} ${each}`)];
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
