import { MapDrawing } from '#visualizations/map/map-drawing.tsx';
import data from 'virtual:explorer-data';
import { addressOf } from '../flows/link.ts';
import './map.css';

/** Rules for a hovered or focused card: its arrows stand out, its connections are described. */
const rules = data.map.cards
  .map(({ id }) => {
    const looked = `[data-map]:has([data-card="${id}"]:is(:hover,:focus-visible))`;
    const its = `:is([data-from="${id}"],[data-to="${id}"])`;
    return `${looked} ${its}{--lit:1}${looked} [data-beside="${id}"]{display:block}`;
  })
  .join('');

export function FlowMap() {
  return (
    <div className="flow-map">
      <style>{rules}</style>
      <MapDrawing map={data.map} hrefOf={addressOf} title="page-title" />
    </div>
  );
}
