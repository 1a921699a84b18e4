import type { MachineDescription } from '#machines/description/description.ts';
import { type Font, fonts } from '#visualizations/layout/font.ts';
import type {
  DrawnPicture,
  Arrow,
  Chip,
  Layout,
  StateBox,
  TextLine,
  TextRole,
} from '#visualizations/layout/layout.ts';
import { folderOf } from '#machines/description/folder.ts';
import { roundedPath } from '#visualizations/layout/geometry.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { element, family, lineElement, textElement } from './xml.ts';

/** The pictures are dark on light in every theme. */
const paper = '#fbfcfe';

const ink: Record<TextRole, string> = {
  title: '#1b2333',
  description: '#5b667d',
  caption: '#5b667d',
  action: '#2d3648',
  service: '#5b35c4',
  tag: '#0b7a5c',
  page: '#0b6478',
  trigger: '#2d3648',
  guard: '#8a4b00',
  effect: '#46526a',
};

/** `ink` is the colour of the first line of text. */
type Paint = { fill: string; edge: string; ink: string };

const chipPaint: Record<Chip['kind'], Paint> = {
  event: { fill: '#e8effd', edge: '#a9c0f0', ink: '#173f9e' },
  done: { fill: '#e2f5e8', edge: '#9ed3b0', ink: '#0f6630' },
  finished: { fill: '#e2f5e8', edge: '#9ed3b0', ink: '#0f6630' },
  error: { fill: '#fde8e8', edge: '#efb0b0', ink: '#a01818' },
  after: { fill: '#fff3d9', edge: '#e8c987', ink: '#7d5200' },
  always: { fill: '#edf0f4', edge: '#c2cad6', ink: '#3d4759' },
};

const boxPaint = ({ kind, region }: StateBox): { fill: string; edge: string } => {
  if (region) return { fill: '#f2f4fa', edge: '#b9c1d3' };
  if (kind === 'compound' || kind === 'parallel') return { fill: '#f8fafd', edge: '#b4bdcf' };
  return { fill: '#ffffff', edge: '#a3aec4' };
};

const stroke = '#66728c';

const markNames = ['added', 'removed', 'changed'] as const;
export type Mark = (typeof markNames)[number];

/** Marks by the ids of states, transitions and arrows. */
export type Marks = ReadonlyMap<string, Mark>;

/** The signs are for readers who cannot distinguish the colours. */
const markPaint: Record<Mark, Paint & { sign: string; dashes: string | null }> = {
  added: { fill: '#d9f2e0', edge: '#157a3a', ink: '#0b5426', sign: '+', dashes: null },
  removed: { fill: '#fde3e3', edge: '#b42318', ink: '#8c1a12', sign: '−', dashes: '5 3' },
  changed: { fill: '#fff0cc', edge: '#b26a00', ink: '#7d4a00', sign: '~', dashes: null },
};

const pale = 0.5;

const badge = (mark: Mark, x: number, y: number): string =>
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

const legendSize = { width: 420, height: 40 } as const;

function legend(): string {
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
function arrowMark({ id, chips }: Arrow, marks: Marks): Mark | undefined {
  const [first, ...others] = chips.map((one) => marks.get(one.id));
  const own = marks.get(id);
  if (own || !first) return own;
  return others.every((mark) => mark === first) ? first : undefined;
}

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

/** For example `diagram.svg`, `diagram-confirm.svg` or `diagram-confirm-2.svg`. */
export function pictureFile({ scope, part, layout }: DrawnPicture): string {
  const [, ...group] = scope.split('.').map(folderOf);
  const first = layout.wording === 'plain' ? 'diagram' : 'diagram-technical';
  return `${[first, ...group, ...(part ? [part.number] : [])].join('-')}.svg`;
}

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
