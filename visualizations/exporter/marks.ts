import type { Layout } from '#visualizations/layout/layout.ts';
import type { Paint } from './colours.ts';
import { element, textElement } from './xml.ts';

export const markNames = ['added', 'removed', 'changed'] as const;
export type Mark = (typeof markNames)[number];

/** Marks by the ids of states, transitions and arrows. */
export type Marks = ReadonlyMap<string, Mark>;

/** The signs are for readers who cannot tell the colours apart. */
export const markPaint: Record<Mark, Paint & { sign: string; dashes: string | null }> = {
  added: { fill: '#d9f2e0', edge: '#157a3a', ink: '#0b5426', sign: '+', dashes: null },
  removed: { fill: '#fde3e3', edge: '#b42318', ink: '#8c1a12', sign: '−', dashes: '5 3' },
  changed: { fill: '#fff0cc', edge: '#b26a00', ink: '#7d4a00', sign: '~', dashes: null },
};

export const pale = 0.5;

export const badge = (mark: Mark, x: number, y: number): string =>
  element('g', { 'data-mark': mark }, [
    element('circle', { cx: x, cy: y, r: 8, fill: markPaint[mark].edge }),
    textElement(
      'text',
      { class: 'title', x, y: y + 5, 'text-anchor': 'middle', style: 'fill:#ffffff' },
      markPaint[mark].sign,
    ),
  ]);

const meanings: [mark: Mark | null, meaning: string, width: number][] = [
  ['added', 'added', 84],
  ['removed', 'removed', 98],
  ['changed', 'changed', 98],
  [null, 'pale: the same', 110],
];

export const legendSize = { width: 420, height: 40 } as const;

export function legend(): string {
  let x = 24;
  const y = -legendSize.height / 2 + 4;
  const parts = meanings.flatMap(([mark, meaning, width]) => {
    const at = x;
    x += width;
    const words = textElement(
      'text',
      { class: 'action', x: at + (mark ? 14 : 0), y: y + 4 },
      meaning,
    );
    return mark ? [badge(mark, at, y), words] : [words];
  });
  return element('g', { 'data-legend': 'marks' }, parts);
}

/** The arrow's own mark, or the common mark of its transitions; undefined without one. */
export function arrowMark({ id, chips }: Layout['arrows'][number], marks: Marks): Mark | undefined {
  const [first, ...others] = chips.map((chip) => marks.get(chip.id));
  const own = marks.get(id);
  if (own || !first) return own;
  return others.every((mark) => mark === first) ? first : undefined;
}
