import { widthOf } from '#visualizations/layout/font.ts';
import { roundedPath } from '#visualizations/layout/rounded-path.ts';
import { mapFonts } from '#visualizations/map/map-fonts.ts';
import type { MapArrow, MapCard, MapLayout, MapLine } from '#visualizations/map/map-layout.ts';
import data from 'virtual:explorer-data';
import { addressOf } from '../flows/link.ts';
import css from './map.module.css';

function Line({ line: { x, y, role, text } }: { line: MapLine }) {
  const { size, weight } = mapFonts[role];
  return (
    <text
      className={css[role]}
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      textLength={widthOf(text, mapFonts[role])}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
}

const Lines = ({ lines }: { lines: readonly MapLine[] }) =>
  lines.map((line) => <Line key={`${line.x} ${line.y} ${line.role}`} line={line} />);

/** A card, with its connections, each shown while the card at its other end is highlighted. */
function Card({ card }: { card: MapCard }) {
  const { id, name, x, y, width, height, picture, lines, text, related, spoken } = card;
  return (
    <a
      className={css['card']}
      href={addressOf(id)}
      data-card={id}
      aria-label={name}
      aria-describedby={`map-${id}`}
    >
      <desc id={`map-${id}`}>{spoken}</desc>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      <g className={css['picture']}>
        <circle cx={picture.x} cy={picture.y} r={15} />
        <path
          d={picture.strokes}
          transform={`translate(${picture.x - 9} ${picture.y - 9}) scale(0.75)`}
        />
      </g>
      <Lines lines={lines} />
      <g data-rest="">
        <Lines lines={text} />
      </g>
      {related.map((one) => (
        <g key={one.card} data-beside={one.card} data-way={one.way}>
          <rect x={one.x} y={one.y} width={one.width} height={one.height} rx={10} />
          <Lines lines={one.lines} />
        </g>
      ))}
    </a>
  );
}

function Way({ arrow: { from, to, points } }: { arrow: MapArrow }) {
  return (
    <g className={css['arrow']} data-from={from} data-to={to}>
      <path d={roundedPath(points)} />
    </g>
  );
}

function Label({ arrow: { from, to, label } }: { arrow: MapArrow }) {
  if (!label) return null;
  const { x, y, width, height, line } = label;
  return (
    <g className={css['label']} data-from={from} data-to={to}>
      <rect x={x} y={y} width={width} height={height} />
      <Line line={line} />
    </g>
  );
}

/** Rules for a hovered or focused card: its arrows stand out, its connections are described. */
function rulesOf({ cards }: MapLayout): string {
  return cards
    .map(({ id }) => {
      const looked = `[data-map]:has([data-card="${id}"]:is(:hover,:focus-visible))`;
      const its = `:is([data-from="${id}"],[data-to="${id}"])`;
      return [`${looked} ${its}{--lit:1}`, `${looked} [data-beside="${id}"]{display:block}`].join(
        '',
      );
    })
    .join('');
}

const rules = rulesOf(data.map);

export function FlowMap() {
  const { width, height, stages, cards, arrows, sign } = data.map;
  return (
    <div className={css['place']}>
      <style>{rules}</style>
      <svg
        className={css['map']}
        viewBox={`0 0 ${width} ${height}`}
        data-map=""
        role="group"
        aria-labelledby="page-title"
      >
        <defs>
          <marker
            id="map-head"
            viewBox="0 0 10 10"
            refX={9}
            refY={5}
            markerWidth={6}
            markerHeight={6}
            orient="auto"
          >
            <path d="M0 0.8L10 5L0 9.2Z" fill="context-stroke" />
          </marker>
        </defs>
        <Lines lines={stages} />
        {arrows.map((arrow) => (
          <Way key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
        ))}
        {arrows.map((arrow) => (
          <Label key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
        ))}
        <g className={css['sign']}>
          <rect x={sign.x} y={sign.y} width={sign.width} height={sign.height} rx={10} />
          <Lines lines={sign.lines} />
        </g>
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </svg>
    </div>
  );
}
