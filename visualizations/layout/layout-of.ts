import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { MachineDescription, StateDescription } from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';
import { laidOut } from './elk.ts';
import { allOfIt, type Blueprint, blueprintOf, type Detail, graphOf, sizes } from './graph.ts';
import { meet, piecesOf, round } from './geometry.ts';
import type { Arrow, Frame, Layout, Point, StateBox } from './layout.ts';
import { moved, movedChip } from './texts.ts';

const margin = 12;

/** A part that is laid out separately, relative to its own top left corner. */
type Part = { boxes: StateBox[]; arrows: Arrow[]; width: number; height: number };

const movedText = (box: StateBox, x: number, y: number): StateBox => ({
  ...box,
  lines: box.lines.map((line) => moved(line, x, y)),
  told: box.told.map((chip) => movedChip(chip, x, y)),
});

function boxOf(
  { id, kind }: StateDescription,
  { x = 0, y = 0, width = 0, height = 0 }: Partial<Frame>,
  region: boolean,
  { texts }: Blueprint,
): StateBox {
  const { lines = [], told = [] } = texts.get(id) ?? {};
  const frame = { x: round(x), y: round(y), width: round(width), height: round(height) };
  const text = { lines: kind === 'history' ? [] : lines, told };
  return movedText({ ...frame, id, kind, region, ...text }, x, y);
}

/** Minimum distance between text and an arrow, in pixels. */
const clearance = 8;

/**
 * Places the text of a box as far to the left as possible without an arrow across the text; null if
 * there is no room. `width` and `height` are those of the text with its margins.
 */
function withClearText(
  box: StateBox,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  arrows: Arrow[],
): StateBox | null {
  const band = { ...box, height };
  const spans = arrows
    .flatMap(({ points }) => piecesOf(points, 0))
    .filter((piece) => meet(piece, band))
    .map((piece) => ({ from: piece.x - clearance, to: piece.x + piece.width + clearance }));
  const starts = [box.x, ...spans.map(({ to }) => to)].toSorted((a, b) => a - b);
  const free = starts.find(
    (x) =>
      x + width <= box.x + box.width && spans.every(({ from, to }) => to <= x || from >= x + width),
  );
  return free === undefined ? null : movedText(box, round(free - box.x), 0);
}

async function partOf(
  state: StateDescription,
  region: boolean,
  blueprint: Blueprint,
): Promise<Part> {
  const graph = await laidOut(graphOf(state, blueprint));
  const boxes: StateBox[] = [];
  const collect = (of: StateDescription, node: ElkNode | undefined, isRegion: boolean) => {
    if (!node) throw new Error(`${of.id} was not laid out`);
    boxes.push(boxOf(of, node, isRegion, blueprint));
    for (const child of of.states) {
      const inside = node.children?.find(({ id }) => id === child.id);
      collect(child, inside, of.kind === 'parallel');
    }
  };
  collect(state, graph.children?.[0], region);

  const arrows = (graph.edges ?? []).map((edge): Arrow => {
    const planned = blueprint.arrows.get(edge.id);
    const [section] = edge.sections ?? [];
    if (!planned || !section) throw new Error(`${edge.id} was not laid out`);
    const way: Point[] = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    const points = way.map(({ x, y }) => ({ x: round(x), y: round(y) }));
    const [label] = edge.labels ?? [];
    return {
      id: edge.id,
      source: planned.source,
      target: planned.target,
      points: planned.back ? points.toReversed() : points,
      chips: planned.stack.chips.map((chip) => movedChip(chip, label?.x ?? 0, label?.y ?? 0)),
    };
  });
  const clear = boxes.map((box) => {
    const text = blueprint.texts.get(box.id);
    const isGroup = box.kind === 'compound' || box.kind === 'parallel';
    return text && isGroup && !blueprint.textLeft.includes(box.id)
      ? withClearText(box, text, arrows)
      : box;
  });
  const crossed = boxes.filter((_, index) => clear[index] === null).map(({ id }) => id);
  if (crossed.length > 0) {
    const textLeft = [...blueprint.textLeft, ...crossed];
    return partOf(state, region, { ...blueprint, textLeft });
  }
  return {
    boxes: clear.filter((box) => box !== null),
    arrows,
    width: graph.width ?? 0,
    height: graph.height ?? 0,
  };
}

function shifted({ boxes, arrows, width, height }: Part, x: number, y: number): Part {
  return {
    width,
    height,
    boxes: boxes.map((box) => movedText(moved(box, x, y), x, y)),
    arrows: arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map((point) => moved(point, x, y)),
      chips: arrow.chips.map((chip) => movedChip(chip, x, y)),
    })),
  };
}

/** Arranges the parts in columns, none of which is higher than the highest part. */
function columns(parts: Part[]): Part[] {
  const highest = Math.max(...parts.map(({ height }) => height));
  let x = 0;
  let y = 0;
  let widest = 0;
  return parts.map((part) => {
    if (y > 0 && y + part.height > highest) {
      x += widest + sizes.gap;
      y = 0;
      widest = 0;
    }
    const placed = shifted(part, x, y);
    y += part.height + sizes.gap;
    widest = Math.max(widest, part.width);
    return placed;
  });
}

async function regionsOf(root: StateDescription, blueprint: Blueprint): Promise<Part> {
  const parts: Part[] = [];
  for (const region of root.states) parts.push(await partOf(region, true, blueprint));
  const text = blueprint.texts.get(root.id);
  const inside = columns(parts).map((part) => shifted(part, sizes.margin, text?.height ?? 0));
  const ends = inside.flatMap(({ boxes }) =>
    boxes.map((box) => [box.x + box.width, box.y + box.height] as const),
  );
  const width = Math.max(text?.width ?? 0, ...ends.map(([x]) => x + sizes.margin));
  const height = Math.max(text?.height ?? 0, ...ends.map(([, y]) => y + sizes.margin));
  return {
    boxes: [
      boxOf(root, { x: 0, y: 0, width, height }, false, blueprint),
      ...inside.flatMap(({ boxes }) => boxes),
    ],
    arrows: inside.flatMap(({ arrows }) => arrows),
    width,
    height,
  };
}

/** Lays out a picture. Deterministic: coordinates are rounded to a tenth of a pixel. */
export async function layoutOf(
  description: MachineDescription,
  wording: Wording,
  detail: Detail = allOfIt,
): Promise<Layout> {
  const { root, id } = description;
  const blueprint = blueprintOf(description, wording, detail);
  const part =
    root.kind === 'parallel'
      ? await regionsOf(root, blueprint)
      : await partOf(root, false, blueprint);
  const { boxes, arrows, width, height } = shifted(part, margin, margin);
  return {
    machine: id,
    wording,
    width: Math.ceil(width + 2 * margin),
    height: Math.ceil(height + 2 * margin),
    boxes,
    arrows,
  };
}
