import { element, family, lineElement, textElement } from '#visualizations/exporter/xml.ts';
import { roundedPath } from '#visualizations/layout/rounded-path.ts';
import { mapFonts } from './map-fonts.ts';
import { type MapArrow, type MapCard, type MapLayout, type MapLine } from './map-layout.ts';

const paint = {
  ground: '#fbf8f3',
  paper: '#ffffff',
  ink: '#0b3b3c',
  soft: '#466062',
  edge: '#c9d2cd',
  way: '#8a9a98',
  wash: '#e4f0ec',
  sign: '#fdefd8',
} as const;

const inks: Readonly<Record<MapLine['role'], string>> = {
  stage: paint.soft,
  name: paint.ink,
  line: paint.soft,
  words: paint.ink,
  label: paint.ink,
  tag: '#1d6a3a',
  row: paint.ink,
  lead: paint.ink,
};

const text = (line: MapLine): string => lineElement(line, mapFonts[line.role]);

const card = ({ id, x, y, width, height, picture, lines, text: more }: MapCard): string =>
  element('g', { 'data-card': id }, [
    element('rect', { x, y, width, height, rx: 10, fill: paint.paper, stroke: paint.edge }),
    element('circle', { cx: picture.x, cy: picture.y, r: 15, fill: paint.wash }),
    element('path', {
      d: picture.strokes,
      transform: `translate(${picture.x - 9} ${picture.y - 9}) scale(0.75)`,
      fill: 'none',
      stroke: paint.ink,
      'stroke-width': 1.75,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    ...[...lines, ...more].map(text),
  ]);

const way = ({ from, to, points, words }: MapArrow): string =>
  element('g', { 'data-from': from, 'data-to': to }, [
    textElement('title', {}, words),
    element('path', {
      d: roundedPath(points),
      fill: 'none',
      stroke: paint.way,
      'marker-end': 'url(#head)',
    }),
  ]);

const label = ({ label: one }: MapArrow): string[] => {
  if (!one) return [];
  const { x, y, width, height, line } = one;
  return [element('rect', { x, y, width, height, fill: paint.ground }), text(line)];
};

/** An SVG without scripts and without other files. */
export function printedMap({ width, height, stages, cards, arrows, sign }: MapLayout): string {
  const styles = Object.entries(mapFonts).map(
    ([role, { size, weight }]) =>
      `.${role}{font:${weight} ${size}px ${family};fill:${new Map(Object.entries(inks)).get(role) ?? paint.ink}}`,
  );
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'title',
    },
    [
      textElement('title', { id: 'title' }, 'All flows, in the order of a borrower’s life'),
      textElement('style', {}, styles.join('')),
      element('defs', {}, [
        element(
          'marker',
          {
            id: 'head',
            viewBox: '0 0 10 10',
            refX: 9,
            refY: 5,
            markerWidth: 6,
            markerHeight: 6,
            orient: 'auto',
          },
          [element('path', { d: 'M0 0.8L10 5L0 9.2Z', fill: paint.way })],
        ),
      ]),
      element('rect', { width, height, fill: paint.ground }),
      ...stages.map(text),
      ...arrows.map(way),
      ...arrows.flatMap(label),
      ...cards.map(card),
      element('g', { 'data-sign': 'everywhere' }, [
        element('rect', {
          x: sign.x,
          y: sign.y,
          width: sign.width,
          height: sign.height,
          rx: 10,
          fill: paint.sign,
        }),
        ...sign.lines.map(text),
      ]),
    ],
  )}\n`;
}
