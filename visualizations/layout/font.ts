import type { TextRole } from './layout.ts';

/** Arial, or Liberation Sans, which has the same widths. */
export type Font = { size: number; weight: 400 | 700; italic: boolean; lineHeight: number };

const font = (size: number, weight: 400 | 700 = 400, italic = false): Font => ({
  size,
  weight,
  italic,
  lineHeight: Math.round(size * 1.35),
});

export const fonts: Record<TextRole, Font> = {
  title: font(14, 700),
  description: font(11, 400, true),
  caption: font(10, 700),
  action: font(11),
  service: font(12),
  tag: font(11),
  page: font(11),
  trigger: font(12, 700),
  guard: font(11),
  effect: font(11),
};

/** Widths from space to tilde, in thousandths of the font size. */
const regular = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

const bold = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
  611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
  278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/** Widths of other characters, in thousandths of the font size. */
const others: Record<string, number> = {
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '•': 350,
  '–': 556,
  '—': 1000,
  '…': 1000,
  '→': 1000,
};

/** Width of any other character, in thousandths of the font size. */
const unknown = 1000;

/** In pixels. */
export function widthOf(text: string, { size, weight }: Font): number {
  const table = weight === 700 ? bold : regular;
  const first = ' '.charCodeAt(0);
  const widths = Array.from(
    text,
    (letter) => table[letter.charCodeAt(0) - first] ?? others[letter] ?? unknown,
  );
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

/** Lines of at most `width` pixels; a longer word is a separate line. */
export function wrap(text: string, width: number, used: Font): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, used) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
