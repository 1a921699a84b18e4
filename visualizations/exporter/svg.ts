import type { MachineDescription } from '#visualizations/description/description.ts';
import { type Font, fonts, widthOf } from '#visualizations/layout/font.ts';
import type {
  Arrow,
  Chip,
  Layout,
  Point,
  StateBox,
  TextLine,
} from '#visualizations/layout/layout.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { boxPaint, chipPaint, ink, paper, stroke } from './colours.ts';
import { element, textElement } from './xml.ts';

/** How round the corners of boxes and of arrows are, in pixels. */
const corner = { box: 7, chip: 5, arrow: 6 } as const;

const family = "Arial, 'Liberation Sans', Helvetica, sans-serif";

const rule = (role: string, { size, weight, italic }: Font, colour: string) =>
  `.${role}{font:${italic ? 'italic ' : ''}${weight} ${size}px ${family};fill:${colour}}`;

/** A line as wide as it was measured, whichever font the reader's machine has. */
const text = ({ x, y, role, text: words }: TextLine, fill: string | null = null): string =>
  textElement(
    'text',
    {
      class: role,
      x,
      y,
      textLength: Math.round(widthOf(words, fonts[role]) * 10) / 10,
      lengthAdjust: 'spacingAndGlyphs',
      style: fill && `fill:${fill}`,
    },
    words,
  );

function chip({ id, kind, x, y, width, height, lines }: Chip): string {
  const paint = chipPaint[kind];
  return element('g', { 'data-transition': id }, [
    element('rect', { x, y, width, height, rx: corner.chip, fill: paint.fill, stroke: paint.edge }),
    ...lines.map((line) => text(line, line.role === 'trigger' ? paint.ink : null)),
  ]);
}

function shape(box: StateBox): string[] {
  const { x, y, width, height, kind, region } = box;
  const { fill, edge } = boxPaint(box);
  if (kind === 'history') {
    const centre = { cx: x + width / 2, cy: y + height / 2 };
    return [
      element('circle', { ...centre, r: width / 2 - 1, fill, stroke, 'stroke-width': 1.5 }),
      textElement(
        'text',
        { class: 'title', x: centre.cx, y: centre.cy + 5, 'text-anchor': 'middle' },
        'H',
      ),
    ];
  }
  const outer = element('rect', {
    x,
    y,
    width,
    height,
    rx: corner.box,
    fill,
    stroke: edge,
    'stroke-width': 1.4,
    'stroke-dasharray': region ? '6 4' : null,
  });
  if (kind !== 'final') return [outer];
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: corner.box - 2 };
  return [outer, element('rect', { ...inner, fill: 'none', stroke: edge })];
}

const box = (one: StateBox): string =>
  element('g', { 'data-state': one.id }, [
    ...shape(one),
    ...one.lines.map((line) => text(line)),
    ...one.told.map(chip),
  ]);

/** A way with round corners. */
function path(points: Point[]): string {
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) return `M${point.x} ${point.y}`;
    if (!after) return `L${point.x} ${point.y}`;
    const room = Math.min(corner.arrow, length(before, point) / 2, length(point, after) / 2);
    const start = towards(point, before, room);
    const end = towards(point, after, room);
    return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return parts.join('');
}

const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const round = (value: number) => Math.round(value * 10) / 10;

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / (length(from, to) || 1);
  return {
    x: round(from.x + (to.x - from.x) * share),
    y: round(from.y + (to.y - from.y) * share),
  };
}

function arrow({ id, source, points }: Arrow): string {
  const [start] = points;
  const dot =
    source === null && start
      ? [element('circle', { cx: start.x, cy: start.y, r: 5, fill: stroke })]
      : [];
  return element('g', { 'data-arrow': id }, [
    ...dot,
    element('path', {
      d: path(points),
      fill: 'none',
      stroke,
      'stroke-width': 1.4,
      'marker-end': 'url(#head)',
    }),
  ]);
}

/**
 * A layout as a picture of its own: no scripts, no fonts, no references. What belongs to a state
 * or a transition carries its id, in `data-state` and `data-transition`.
 */
export function svgOf(
  { machine, wording, width, height, boxes, arrows }: Layout,
  { root, description }: MachineDescription,
): string {
  const name = `${stateText(root, 'plain')}${wording === 'plain' ? '' : ', in the names of the code'}`;
  const styles = Object.entries(fonts).map(([role, font]) =>
    rule(role, font, new Map(Object.entries(ink)).get(role) ?? ink.title),
  );
  const head = element(
    'marker',
    {
      id: 'head',
      viewBox: '0 0 10 10',
      refX: 9,
      refY: 5,
      markerWidth: 7,
      markerHeight: 7,
      orient: 'auto',
    },
    [element('path', { d: 'M0 0.8L10 5L0 9.2Z', fill: stroke })],
  );
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'title desc',
      'data-machine': machine,
    },
    [
      textElement('title', { id: 'title' }, name),
      textElement('desc', { id: 'desc' }, description),
      textElement('style', {}, styles.join('')),
      element('defs', {}, [head]),
      element('rect', { width, height, fill: paper }),
      ...boxes.map(box),
      ...arrows.map(arrow),
      ...arrows.flatMap(({ chips }) => chips.map(chip)),
    ],
  )}\n`;
}
