import { renderToStaticMarkup } from 'react-dom/server';
import { folderOf } from '#machines/description/folder.ts';
import { MapDrawing } from './map-drawing.tsx';
import type { MapLayout } from './map-layout.ts';

const styles = [
  'svg{background:#fbf8f3}',
  'text{fill:#0b3b3c}',
  '.stage,.line{fill:#466062}',
  '.tag{fill:#1d6a3a}',
  '.card>rect{fill:#fff;stroke:#c9d2cd}',
  '.card>circle{fill:#e4f0ec}',
  '.card>path{fill:none;stroke:#0b3b3c;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}',
  '.way>path{fill:none;stroke:#8a9a98}',
  '.sign{fill:#fdefd8}',
];

/** An SVG without scripts and without other files. Each card links to the page of its machine. */
export function printedMap(map: MapLayout): string {
  const cards = map.cards.map((card) => ({ ...card, related: [] }));
  const svg = renderToStaticMarkup(
    <MapDrawing
      map={{ ...map, cards }}
      hrefOf={(card) => `${folderOf(card)}/README.md`}
      title="title"
    >
      <title id="title">All flows, in the order of a borrower’s life</title>
      <style>{styles.join('')}</style>
    </MapDrawing>,
  );
  return `${svg.replaceAll(/>(?=<\w)/g, '>\n')}\n`;
}
