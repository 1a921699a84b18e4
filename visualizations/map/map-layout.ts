import { widthOf, wrap } from '#visualizations/layout/font.ts';
import type { Frame, Point } from '#visualizations/layout/layout.ts';
import { type CardId, cardIds, places } from './cards.ts';
import { cellOf, frameOfCell, freeFrame, grid, headings, height, width } from './geometry.ts';
import type { Arrow, FlowMap } from './handovers.ts';
import { mapFonts, type MapRole } from './map-fonts.ts';
import { lineOf, nameOf } from './names.ts';
import { routesOf } from './routes.ts';
import { isOpen, type SignRow } from './sign.ts';

/** A line of words on the map; `y` is its base line. */
export type MapLine = Point & { role: MapRole; text: string };

/** What a card says while another one is looked at: its name, and the words of the arrows between them. */
type Related = Frame & { card: CardId; way: 'in' | 'out' | 'both'; lines: MapLine[] };

export type MapCard = Frame & {
  id: CardId;
  name: string;
  described: string;
  /** Whether everybody may open its pages without being logged in. */
  open: boolean;
  /** The strokes of its picture, on a grid of 24, and where the picture's middle is. */
  picture: Point & { strokes: string };
  lines: MapLine[];
  /** The description and the tags, in whose place the words of arrows come. */
  text: MapLine[];
  related: Related[];
  /** Where it leads, and by which words. */
  leads: { to: CardId; toName: string; words: string }[];
  /** All that a person hears of the card. */
  spoken: string;
};

export type MapArrow = {
  from: CardId;
  to: CardId;
  points: Point[];
  words: string;
  /** The arrow's words beside it, where they fit. */
  label: (Frame & { line: MapLine }) | null;
};

export type MapLayout = {
  width: number;
  height: number;
  stages: (MapLine & { cards: CardId[] })[];
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

/** Beside an arrow the words of a button stand alone. */
const labelOf = (arrow: Arrow): string => wordsOf(arrow).replace(/^Taps /, '');

/** What a card says of another one while that is looked at: in its own place, taller where it must. */
function relatedOf(card: CardId, own: Frame, arrows: readonly Arrow[]): Related[] {
  return cardIds.flatMap((other): Related[] => {
    const ways = arrows.filter(
      ({ from, to }) => (from === other && to === card) || (from === card && to === other),
    );
    if (ways.length === 0) return [];
    const room = own.width - 2 * INSET + 6;
    const texts = ways.flatMap((arrow) =>
      wrap(`${arrow.to === card ? '→' : '←'} ${wordsOf(arrow)}`, room, mapFonts.words),
    );
    const needed = 32 + texts.length * mapFonts.words.lineHeight;
    const tall = Math.max(own.height, needed);
    const y = Math.min(own.y, height - grid.bottom - tall);
    const isIn = ways.some(({ to }) => to === card);
    const isOut = ways.some(({ from }) => from === card);
    const way = isIn && isOut ? 'both' : isIn ? 'in' : 'out';
    const name = linesOf('name', [nameOf(card)], own.x + INSET, y + 20);
    const words = linesOf('words', texts, own.x + INSET - 3, y + 36);
    return [{ ...own, y, height: tall, card: other, way, lines: [...name, ...words] }];
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
    described: lineOf(id),
    open: isOpen(id),
    leads: leadsOf(id, arrows),
    picture: { x: x + wide - 23, y: y + 22, strokes: places[id].picture.strokes },
    lines,
    text: [...linesOf('line', described, x + INSET, under), ...tag],
    related: relatedOf(id, frame, arrows),
    spoken: spokenOf(id, arrows),
  };
}

/** Whether two frames share room. */
export const meet = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The straight pieces of a way, each as a frame that is `thick` pixels thick. */
export const piecesOf = (points: readonly Point[], thick: number): Frame[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x) - thick / 2,
      y: Math.min(from.y, to.y) - thick / 2,
      width: Math.abs(from.x - to.x) + thick,
      height: Math.abs(from.y - to.y) + thick,
    };
  });

const PAD = 3;

/** The places on an arrow's way where its words may stand: on its level pieces. */
function* placesOn(points: readonly Point[], wide: number): Generator<Frame> {
  const size = { width: wide, height: mapFonts.label.lineHeight };
  for (const { x: left, y, width: long, height: high } of piecesOf(points, 0)) {
    if (high > 0) continue;
    for (let x = left + 8; x + wide <= left + long - 8; x += 6) {
      yield { ...size, x, y: y - size.height / 2 };
    }
  }
  // Between two cards above each other the words stand beside the arrow.
  const [start, next, end] = [points[0], points[1], points.at(-1)];
  if (!start || !end || start.x !== end.x || next?.x !== start.x) return;
  const y = (start.y + end.y) / 2 - size.height / 2;
  yield { ...size, x: start.x + 4, y };
  yield { ...size, x: start.x - 4 - wide, y };
}

/** The words of arrows that fit: over no card, no other arrow and no other words. */
function labelled(links: readonly Arrow[], ways: readonly Point[][], taken: readonly Frame[]) {
  const placed: Frame[] = [];
  const labels = new Map<Arrow, NonNullable<MapArrow['label']>>();
  const short = links
    .map((link, index) => ({ link, way: ways[index] ?? [], text: labelOf(link) }))
    .toSorted((a, b) => a.text.length - b.text.length);
  for (const { link, way, text } of short) {
    const wide = widthOf(text, mapFonts.label) + 2 * PAD;
    const others = ways.filter((one) => one !== way).flatMap((one) => piecesOf(one, 2));
    for (const frame of placesOn(way, wide)) {
      const isOut = frame.x < 0 || frame.x + wide > width;
      if (isOut || [...taken, ...placed, ...others].some((other) => meet(frame, other))) continue;
      placed.push(frame);
      const line = { role: 'label' as const, text, x: frame.x + PAD, y: frame.y + 10 };
      labels.set(link, { ...frame, line });
      break;
    }
  }
  return labels;
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

/** Where everything stands on the map, and its words: the explorer and the print draw by it. */
export function mapLayoutOf({ arrows }: FlowMap, rows: readonly SignRow[]): MapLayout {
  const ways = arrows.filter(({ from, to }) => from !== to);
  const routes = routesOf(ways);
  const sign = signFor(rows);
  const cards = cardIds.map((id) => cardFor(id, arrows));
  const labels = labelled(ways, routes, [...cards, sign]);
  return {
    width,
    height,
    stages: headings.map(({ stage, ...heading }) => ({
      ...heading,
      role: 'stage',
      cards: cardIds.filter((id) => places[id].stage === stage),
    })),
    cards,
    arrows: ways.map((arrow, index) => ({
      from: arrow.from,
      to: arrow.to,
      points: routes[index] ?? [],
      words: wordsOf(arrow),
      label: labels.get(arrow) ?? null,
    })),
    sign,
  };
}
