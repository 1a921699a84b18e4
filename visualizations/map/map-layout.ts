import { widthOf, wrap } from '#visualizations/layout/font.ts';
import type { Frame, Point } from '#visualizations/layout/layout.ts';
import { type CardId, cardIds, places } from './cards.ts';
import { cellOf, frameOfCell, freeFrame, grid, headings, height, width } from './geometry.ts';
import type { Endings } from './endings.ts';
import {
  type Arrow,
  handoversOf,
  mapOf,
  type FlowMap,
  type Handover,
  pagesOf,
} from './handovers.ts';
import { mapFonts, type MapRole } from './map-fonts.ts';
import { lineOf, nameOf } from './names.ts';
import { routesOf } from './routes.ts';
import { asksOn } from './taps.ts';
import { pageRow } from '#domain/pages.ts';
import { pageText } from '#visualizations/wording/names/words-with-params.ts';

/** A way without an arrow on the map. */
type SignRow = { name: string; text: string };

/** For example "A, B and C". */
function allOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const sourcesOf = (handovers: readonly Handover[]): CardId[] => [
  ...new Set(handovers.map(({ from }) => from)),
];

/** Flows that lead to another page than home when the borrower leaves them. */
function otherLeaving(handovers: readonly Handover[]): string {
  const pages = new Map<string, CardId[]>();
  for (const { from, page } of handovers) {
    if (page !== 'home') pages.set(page, [...(pages.get(page) ?? []), from]);
  }
  return [...pages]
    .map(
      ([page, from]) =>
        `; ${allOf(from.map(nameOf))} ${from.length === 1 ? 'leads' : 'lead'} to “${pageText(page)}”`,
    )
    .join('');
}

/** Whether the card has pages and all of them open without login. */
const isOpen = (card: CardId): boolean =>
  pagesOf(card).length > 0 && pagesOf(card).every((page) => !pageRow(page).needsLogin);

/** The arrows that the map leaves out, in words. */
function signOf({ everywhere }: FlowMap, loggingOut: readonly CardId[]): SignRow[] {
  const of = (what: string) => everywhere.find((one) => one.what === what)?.handovers ?? [];
  const count = (what: string) => sourcesOf(of(what)).length;
  return [
    {
      name: 'Back',
      text: `leaves a flow: to where it was opened from, or home${otherLeaving(of('leave'))}.`,
    },
    {
      name: 'Home, customer service',
      text: `${count('home')} cards have a button to Home, ${count('customerCenter')} one to the Help centre.`,
    },
    {
      name: 'Log out',
      text: `on ${allOf(loggingOut.map(nameOf))} asks once more, then leads to Login.`,
    },
    {
      name: 'Session lost',
      text: 'Login lies above the page. Afterwards the same page is shown; no money is sent twice.',
    },
    {
      name: 'A link',
      text: `from an SMS or a notice opens any page, after Login; without it: ${allOf(cardIds.filter(isOpen).map(nameOf))}.`,
    },
  ];
}

/** `y` is the baseline. */
export type MapLine = Point & { role: MapRole; text: string };

/** Shown on a card while a connected card is highlighted. */
type Related = Frame & { card: CardId; way: 'in' | 'out' | 'both'; lines: MapLine[] };

export type MapCard = Frame & {
  id: CardId;
  name: string;
  /** Strokes on a grid of 24 units; the centre of the picture is in pixels. */
  picture: Point & { strokes: string };
  lines: MapLine[];
  /** Replaced by `related` while a connected card is highlighted. */
  text: MapLine[];
  related: Related[];
  leads: { to: CardId; toName: string; words: string }[];
  spoken: string;
};

export type MapArrow = {
  from: CardId;
  to: CardId;
  points: Point[];
  words: string;
};

export type MapLayout = {
  width: number;
  height: number;
  stages: MapLine[];
  cards: MapCard[];
  arrows: MapArrow[];
  sign: Frame & { lines: MapLine[]; rows: readonly SignRow[] };
};

const INSET = 12;
const PICTURE = 34;

const linesOf = (role: MapRole, texts: readonly string[], x: number, y: number): MapLine[] =>
  texts.map((text, index) => ({
    role,
    text,
    x,
    y: Math.round((y + index * mapFonts[role].lineHeight) * 10) / 10,
  }));

const wordsOf = ({ words }: Arrow): string => words.join('; ');

/**
 * One text for each connected card. The frame is as high as its text, and wider if it would
 * otherwise reach the next card.
 */
function relatedOf(card: CardId, own: Frame, arrows: readonly Arrow[]): Related[] {
  return cardIds.flatMap((other): Related[] => {
    const ways = arrows.filter(
      ({ from, to }) => (from === other && to === card) || (from === card && to === other),
    );
    if (ways.length === 0) return [];
    const textsIn = (wide: number) =>
      ways.flatMap((arrow) => {
        const text = `${arrow.to === card ? '→' : '←'} ${wordsOf(arrow)}`;
        return wrap(text, wide - 2 * INSET + 6, mapFonts.words);
      });
    const heightOf = (texts: readonly string[]) =>
      Math.max(own.height, 32 + texts.length * mapFonts.words.lineHeight);
    const fits = heightOf(textsIn(own.width)) <= own.height + grid.channel.height;
    const wide = fits ? own.width : own.width + grid.channel.width - 12;
    const texts = textsIn(wide);
    const tall = heightOf(texts);
    const x = Math.min(own.x, width - grid.margin - wide);
    const y = Math.min(own.y, height - grid.bottom - tall);
    const isIn = ways.some(({ to }) => to === card);
    const isOut = ways.some(({ from }) => from === card);
    const way = isIn && isOut ? 'both' : isIn ? 'in' : 'out';
    const name = linesOf('name', [nameOf(card)], x + INSET, y + 20);
    const words = linesOf('words', texts, x + INSET - 3, y + 36);
    return [{ x, y, width: wide, height: tall, card: other, way, lines: [...name, ...words] }];
  });
}

const leadsOf = (card: CardId, arrows: readonly Arrow[]): MapCard['leads'] =>
  arrows
    .filter(({ from }) => from === card)
    .map((arrow) => ({ to: arrow.to, toName: nameOf(arrow.to), words: wordsOf(arrow) }));

function spokenOf(card: CardId, arrows: readonly Arrow[]): string {
  const leads = leadsOf(card, arrows).map(({ toName, words }) => `${toName} (${words})`);
  const comes = arrows.filter(({ to, from }) => to === card && from !== card);
  return [
    lineOf(card),
    ...(isOpen(card) ? ['Opens without login.'] : []),
    ...(leads.length > 0 ? [`Leads to ${leads.join(', ')}.`] : []),
    ...(comes.length > 0
      ? [`Opened from ${comes.map(({ from }) => nameOf(from)).join(', ')}.`]
      : []),
  ].join(' ');
}

function cardFor(id: CardId, arrows: readonly Arrow[]): MapCard {
  const frame = frameOfCell(cellOf(id));
  const { x, y, width: wide, height: high } = frame;
  const names = wrap(nameOf(id), wide - INSET - PICTURE - 6, mapFonts.name);
  const lines = linesOf('name', names, x + INSET, y + 23);
  const under = y + 26 + names.length * mapFonts.name.lineHeight;
  const described = wrap(lineOf(id), wide - 2 * INSET, mapFonts.line);
  const tag = isOpen(id) ? linesOf('tag', ['no login needed'], x + INSET, y + high - 9) : [];
  return {
    ...frame,
    id,
    name: nameOf(id),
    leads: leadsOf(id, arrows),
    picture: { x: x + wide - 23, y: y + 19, strokes: places[id].picture.strokes },
    lines,
    text: [...linesOf('line', described, x + INSET, under), ...tag],
    related: relatedOf(id, frame, arrows),
    spoken: spokenOf(id, arrows),
  };
}

function signFor(rows: readonly SignRow[]): MapLayout['sign'] {
  const frame = freeFrame();
  const x = frame.x + INSET;
  let y = frame.y + 17;
  const lines: MapLine[] = [];
  for (const { name, text } of rows) {
    const lead = widthOf(`${name} `, mapFonts.lead);
    const indent = ' '.repeat(Math.ceil(lead / widthOf(' ', mapFonts.row)));
    const [first = '', ...more] = wrap(`${indent}${text}`, frame.width - 2 * INSET, mapFonts.row);
    lines.push({ role: 'lead', text: name, x, y });
    lines.push({ role: 'row', text: first.trimStart(), x: Math.round(x + lead + 2), y });
    lines.push(...linesOf('row', more, x, y + mapFonts.row.lineHeight));
    y += (1 + more.length) * mapFonts.row.lineHeight;
  }
  return { ...frame, lines, rows };
}

/** Cards of machines with a screen that has a logout button. */
const loggingOut = (): CardId[] =>
  cardIds.filter((card) => card !== 'root' && asksOn(card, 'logout.requested'));

export function flowMap(endings: Endings): MapLayout {
  const map = mapOf(handoversOf(endings));
  const { arrows } = map;
  const ways = arrows.filter(({ from, to }) => from !== to);
  const routes = routesOf(ways);
  return {
    width,
    height,
    stages: headings.map((heading) => ({ ...heading, role: 'stage' })),
    cards: cardIds.map((id) => cardFor(id, arrows)),
    arrows: ways.map((arrow, index) => ({
      from: arrow.from,
      to: arrow.to,
      points: routes[index] ?? [],
      words: wordsOf(arrow),
    })),
    sign: signFor(signOf(map, loggingOut())),
  };
}
