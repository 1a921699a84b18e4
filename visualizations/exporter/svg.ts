import type { MachineDescription } from '#machines/description/description.ts';
import { type Font, fonts } from '#visualizations/layout/font.ts';
import type { Arrow, Chip, Layout, StateBox, TextLine } from '#visualizations/layout/layout.ts';
import { roundedPath } from '#visualizations/layout/rounded-path.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { boxPaint, chipPaint, ink, paper, stroke } from './colours.ts';
import {
  arrowMark,
  badge,
  legend,
  legendSize,
  type Mark,
  markNames,
  markPaint,
  type Marks,
  pale,
} from './marks.ts';
import { element, family, lineElement, textElement } from './xml.ts';

/** Radii of the corners, in pixels. */
const corner = { box: 7, chip: 5 } as const;

const rule = (role: string, { size, weight, italic }: Font, colour: string) =>
  `.${role}{font:${italic ? 'italic ' : ''}${weight} ${size}px ${family};fill:${colour}}`;

const text = (line: TextLine, fill: string | null = null): string =>
  lineElement(line, fonts[line.role], fill);

function chip({ id, kind, x, y, width, height, lines }: Chip, marks: Marks | null): string {
  const mark = marks?.get(id);
  const paint = mark ? markPaint[mark] : chipPaint[kind];
  const frame = { x, y, width, height, rx: corner.chip };
  const own = [
    element('rect', {
      ...frame,
      fill: paint.fill,
      stroke: paint.edge,
      'stroke-width': mark ? 2 : null,
      'stroke-dasharray': mark ? markPaint[mark].dashes : null,
    }),
    ...lines.map((line) => text(line, line.role === 'trigger' ? paint.ink : null)),
  ];
  if (!marks) return element('g', { 'data-transition': id }, own);
  // An opaque rectangle hides the arrow behind a pale chip.
  const content = mark
    ? [...own, badge(mark, x + width, y)]
    : [element('rect', { ...frame, fill: paper }), element('g', { opacity: pale }, own)];
  return element('g', { 'data-transition': id }, content);
}

function shape(state: StateBox, mark: Mark | undefined): string[] {
  const { x, y, width, height, kind, region } = state;
  const { fill, edge } = mark ? markPaint[mark] : boxPaint(state);
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
    'fill-opacity': mark && (kind === 'compound' || kind === 'parallel') ? 0.4 : null,
    stroke: edge,
    'stroke-width': mark ? 2.4 : 1.4,
    'stroke-dasharray': mark ? markPaint[mark].dashes : region ? '6 4' : null,
  });
  if (kind !== 'final') return [outer];
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: corner.box - 2 };
  return [outer, element('rect', { ...inner, fill: 'none', stroke: edge })];
}

function box(one: StateBox, marks: Marks | null): string {
  const mark = marks?.get(one.id);
  const own = [...shape(one, mark), ...one.lines.map((line) => text(line))];
  return element('g', { 'data-state': one.id }, [
    ...(marks && !mark ? [element('g', { opacity: pale }, own)] : own),
    ...one.told.map((told) => chip(told, marks)),
    ...(mark ? [badge(mark, one.x + one.width, one.y)] : []),
  ]);
}

function arrow(one: Arrow, marks: Marks | null): string {
  const { id, source, points } = one;
  const mark = marks ? arrowMark(one, marks) : undefined;
  const colour = mark ? markPaint[mark].edge : stroke;
  const [start] = points;
  const dot =
    source === null && start
      ? [element('circle', { cx: start.x, cy: start.y, r: 5, fill: colour })]
      : [];
  return element('g', { 'data-arrow': id, opacity: marks && !mark ? pale : null }, [
    ...dot,
    element('path', {
      d: roundedPath(points),
      fill: 'none',
      stroke: colour,
      'stroke-width': mark ? 2.4 : 1.4,
      'stroke-dasharray': mark ? markPaint[mark].dashes : null,
      'marker-end': `url(#${headOf(mark)})`,
    }),
  ]);
}

const headOf = (mark: Mark | undefined): string => (mark ? `head-${mark}` : 'head');

const head = (mark: Mark | undefined): string =>
  element(
    'marker',
    {
      id: headOf(mark),
      viewBox: '0 0 10 10',
      refX: 9,
      refY: 5,
      markerWidth: mark ? 5 : 7,
      markerHeight: mark ? 5 : 7,
      orient: 'auto',
    },
    [element('path', { d: 'M0 0.8L10 5L0 9.2Z', fill: mark ? markPaint[mark].edge : stroke })],
  );

/** An SVG without scripts and without other files. With `marks`, unmarked parts are pale. */
export function svgOf(
  { machine, wording, width, height, boxes, arrows }: Layout,
  { root, description }: MachineDescription,
  marks: Marks | null = null,
): string {
  const name = `${stateText(root, 'plain')}${wording === 'plain' ? '' : ', in the names of the code'}`;
  const styles = Object.entries(fonts).map(([role, font]) =>
    rule(role, font, new Map(Object.entries(ink)).get(role) ?? ink.title),
  );
  const top = marks ? legendSize.height : 0;
  const full = { width: marks ? Math.max(width, legendSize.width) : width, height: height + top };
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...full,
      viewBox: `0 ${-top} ${full.width} ${full.height}`,
      role: 'img',
      'aria-labelledby': 'title desc',
      'data-machine': machine,
    },
    [
      textElement('title', { id: 'title' }, name),
      textElement('desc', { id: 'desc' }, description),
      textElement('style', {}, styles.join('')),
      element('defs', {}, (marks ? [undefined, ...markNames] : [undefined]).map(head)),
      element('rect', { y: marks && -top, ...full, fill: paper }),
      ...(marks ? [legend()] : []),
      ...boxes.map((one) => box(one, marks)),
      ...arrows.map((one) => arrow(one, marks)),
      ...arrows.flatMap(({ chips }) => chips.map((one) => chip(one, marks))),
    ],
  )}\n`;
}
