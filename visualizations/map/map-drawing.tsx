import type { ReactNode } from 'react';
import { roundedPath } from '#visualizations/layout/geometry.ts';
import { ArrowHead, Line } from '#visualizations/layout/svg-parts.tsx';
import type { CardId } from './cards.ts';
import { mapFonts } from './map-fonts.ts';
import type { MapArrow, MapCard, MapLayout, MapLine } from './map-layout.ts';

const Lines = ({ lines }: { lines: readonly MapLine[] }) =>
  lines.map((line) => (
    <Line
      key={`${line.x} ${line.y} ${line.role}`}
      className={line.role}
      line={line}
      font={mapFonts[line.role]}
    />
  ));

/** A card, with its connections, each shown while the card at its other end is highlighted. */
function Card({ card, href }: { card: MapCard; href: string }) {
  const { id, name, x, y, width, height, picture, lines, text, related, spoken } = card;
  return (
    <a className="card" href={href} data-card={id} aria-label={name} aria-describedby={`map-${id}`}>
      <desc id={`map-${id}`}>{spoken}</desc>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      <circle cx={picture.x} cy={picture.y} r={13} />
      <path
        d={picture.strokes}
        transform={`translate(${picture.x - 8.4} ${picture.y - 8.4}) scale(0.7)`}
      />
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

function Way({ arrow: { from, to, points, words } }: { arrow: MapArrow }) {
  return (
    <g className="way" data-from={from} data-to={to}>
      <title>{words}</title>
      <path d={roundedPath(points)} markerEnd="url(#map-head)" />
    </g>
  );
}

/** The map as an SVG. The caller provides the styles of the classes. */
export function MapDrawing({
  map: { width, height, stages, cards, arrows, sign },
  hrefOf,
  title,
  children,
}: {
  map: MapLayout;
  hrefOf: (card: CardId) => string;
  /** Id of the element with the accessible name. */
  title: string;
  children?: ReactNode;
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Arial, 'Liberation Sans', Helvetica, sans-serif"
      data-map=""
      role="group"
      aria-labelledby={title}
    >
      {children}
      <defs>
        <ArrowHead id="map-head" />
      </defs>
      <Lines lines={stages} />
      {arrows.map((arrow) => (
        <Way key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
      ))}
      <g data-sign="everywhere">
        <rect
          className="sign"
          x={sign.x}
          y={sign.y}
          width={sign.width}
          height={sign.height}
          rx={10}
        />
        <Lines lines={sign.lines} />
      </g>
      {cards.map((card) => (
        <Card key={card.id} card={card} href={hrefOf(card.id)} />
      ))}
    </svg>
  );
}
