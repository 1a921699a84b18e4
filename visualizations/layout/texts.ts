import type {
  InvokeDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import {
  actionText,
  invokeText,
  stateText,
  tagText,
  transitionPhrases,
} from '#visualizations/wording/phrases.ts';
import { englishTitle } from '#visualizations/wording/page-titles.ts';
import type { Wording } from '#machines/description/words.ts';
import { fonts, widthOf, wrap } from './font.ts';
import type { Chip, Point, TextLine, TextRole } from './layout.ts';
import { round } from './geometry.ts';

const pad = { box: 12, chip: 7, chipTop: 5, gap: 5 } as const;

/** Width at which text wraps, in pixels. */
const widest = { state: 210, compound: 340, chip: 190 } as const;

/** In pixels, relative to the top left corner. */
type Block = { lines: TextLine[]; width: number; height: number };

type Line = { role: TextRole; text: string };

/** Places lines below each other, with a gap above a caption. */
function set(texts: Line[], width: number): Block {
  const lines: TextLine[] = [];
  let y = 0;
  let used = 0;
  for (const { role, text } of texts) {
    const font = fonts[role];
    if (role === 'caption' && y > 0) y += 4;
    for (const line of wrap(text, width, font)) {
      y += font.lineHeight;
      used = Math.max(used, widthOf(line, font));
      lines.push({ role, text: line, x: 0, y: y - Math.round(font.size * 0.3) });
    }
  }
  return { lines, width: used, height: y };
}

export const moved = <Thing extends Point>(thing: Thing, x: number, y: number): Thing => ({
  ...thing,
  x: round(thing.x + x),
  y: round(thing.y + y),
});

export const movedChip = (chip: Chip, x: number, y: number): Chip => ({
  ...moved(chip, x, y),
  lines: chip.lines.map((line) => moved(line, x, y)),
});

export function chipOf(
  source: StateDescription,
  transition: TransitionDescription,
  wording: Wording,
  length: 'full' | 'short' = 'full',
): Chip {
  const phrases = transitionPhrases(source, transition, wording);
  const { condition, actions } = phrases;
  const trigger = length === 'full' ? phrases.trigger : phrases.trigger.replace(/^\d+\. /, '');
  const block = set(
    [
      { role: 'trigger', text: trigger },
      ...(condition === null ? [] : [{ role: 'guard' as const, text: condition }]),
      ...actions.map((text) => ({
        role: 'effect' as const,
        text: `${wording === 'plain' ? '•' : '/'} ${text}`,
      })),
    ],
    widest.chip,
  );
  return {
    id: transition.id,
    kind: transition.trigger.type,
    x: 0,
    y: 0,
    width: Math.ceil(block.width + 2 * pad.chip),
    height: block.height + 2 * pad.chipTop,
    lines: block.lines.map((line) => moved(line, pad.chip, pad.chipTop)),
  };
}

const inColumn = 10;

/** Between chips on an arrow, in pixels. */
const stackGap = 3;

/** Chips in columns, all as wide as the widest chip; only the last column may be shorter. */
export function stacked(chips: Chip[]): { chips: Chip[]; width: number; height: number } {
  const width = Math.max(0, ...chips.map((chip) => chip.width));
  const columns = Math.ceil(chips.length / inColumn);
  const rows = Math.ceil(chips.length / Math.max(1, columns));
  let y = 0;
  const placed = chips.map((chip, index) => {
    if (index % rows === 0) y = 0;
    const x = Math.floor(index / rows) * (width + stackGap);
    const at = movedChip({ ...chip, width }, x, y);
    y += chip.height + stackGap;
    return at;
  });
  return {
    chips: placed,
    width: Math.max(0, ...placed.map((chip) => chip.x + chip.width)),
    height: Math.max(0, ...placed.map((chip) => chip.y + chip.height)),
  };
}

function linesOf(state: StateDescription, wording: Wording): Line[] {
  const { kind, description, page, invokes, entry, exit, tags, folded, outside } = state;
  const line = (role: TextRole) => (text: string) => ({ role, text });
  const captioned = (caption: string, lines: Line[]) =>
    lines.length === 0 ? [] : [line('caption')(caption), ...lines];
  const waited = ({ machine }: InvokeDescription) =>
    wording === 'plain' && kind === 'atomic' && machine === null;
  const service = (one: InvokeDescription) => line('service')(invokeText(one, wording));
  const bullet = (text: string) => line('action')(`• ${text}`);
  if (outside) {
    return [line('title')(stateText(state, wording)), line('caption')('outside of this picture')];
  }
  const inside = folded ?? [];
  return [
    line('title')(stateText(state, wording)),
    ...(description === '' ? [] : [line('description')(description)]),
    ...(page === null
      ? []
      : [line('page')(wording === 'plain' ? `Page “${englishTitle(page)}”` : `page: ${page}`)]),
    ...(inside.length === 0
      ? []
      : [line('caption')(`${inside.length} states inside: a picture of its own`)]),
    ...captioned('waits for', invokes.filter(waited).map(service)),
    ...captioned('runs', invokes.filter((one) => !waited(one)).map(service)),
    ...captioned(
      'on entry',
      entry.map((one) => bullet(actionText(one, wording))),
    ),
    ...captioned(
      'on exit',
      exit.map((one) => bullet(actionText(one, wording))),
    ),
    ...(tags.length === 0
      ? []
      : [
          line('tag')(
            tags.map((tag) => tagText(tag, wording)).join(wording === 'plain' ? '; ' : ' '),
          ),
        ]),
  ];
}

function inRows(chips: Chip[], width: number): { chips: Chip[]; width: number; height: number } {
  let x = 0;
  let y = 0;
  let row = 0;
  let used = 0;
  const placed = chips.map((chip) => {
    if (x > 0 && x + chip.width > width) {
      x = 0;
      y += row + pad.gap;
      row = 0;
    }
    const at = movedChip(chip, x, y);
    x += chip.width + pad.gap;
    row = Math.max(row, chip.height);
    used = Math.max(used, x - pad.gap);
    return at;
  });
  return { chips: placed, width: used, height: y + row };
}

/** `told`: labels of the transitions that the box lists. */
export type BoxText = { lines: TextLine[]; told: Chip[]; width: number; height: number };

/** Relative to the box. `told` has the labels of transitions without an arrow, by caption. */
export function boxText(
  state: StateDescription,
  told: Map<string, Chip[]>,
  wording: Wording,
): BoxText {
  const width = state.states.length > 0 ? widest.compound : widest.state;
  const text: BoxText = { lines: [], told: [], width: 0, height: pad.box - 2 };
  const add = (lines: Line[]) => {
    const block = set(lines, width);
    text.lines.push(...block.lines.map((line) => moved(line, pad.box, text.height)));
    text.width = Math.max(text.width, block.width);
    text.height += block.height;
  };
  add(linesOf(state, wording));
  for (const [caption, chips] of told) {
    text.height += pad.gap;
    add([{ role: 'caption', text: caption }]);
    text.height += pad.gap - 1;
    const rows = inRows(chips, width);
    text.told.push(...rows.chips.map((chip) => movedChip(chip, pad.box, text.height)));
    text.width = Math.max(text.width, rows.width);
    text.height += rows.height;
  }
  return {
    ...text,
    width: Math.ceil(text.width + 2 * pad.box),
    height: text.height + pad.box - 2,
  };
}
