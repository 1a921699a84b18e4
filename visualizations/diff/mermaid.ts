import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import { type Mark, markNames, markPaint } from '#visualizations/exporter/marks.ts';
import { arrowLine, declared, nameOf } from '#visualizations/exporter/mermaid.ts';
import { trailText } from '#visualizations/exporter/trail.ts';
import type { Difference } from './compare.ts';
import { unionOf } from './union.ts';

const classOf = (mark: Mark): string => {
  const { fill, edge, ink } = markPaint[mark];
  return `classDef ${mark} fill:${fill},stroke:${edge},color:${ink},stroke-width:2px`;
};

/** A Mermaid diagram of the changes, without groups, which GitHub draws inside a comment. */
export function mermaidOfDifference(difference: Difference): string {
  const { description, marks } = unionOf(difference);
  const states = statesIn(description);
  const changed = transitionsIn(description).filter(({ id }) => marks.has(id));
  const shown = new Set([
    ...states.map(({ id }) => id).filter((id) => marks.has(id)),
    ...changed.flatMap(({ source, targets }) => [source, ...targets]),
  ]);
  const drawn = states.filter(({ id }) => shown.has(id));
  const lines = [
    'stateDiagram-v2',
    ...markNames.map(classOf),
    ...drawn.map((state) => declared(state, trailText(states, state.id))),
    ...changed.flatMap((transition) => {
      const source = states.find(({ id }) => id === transition.source);
      const mark = marks.get(transition.id);
      if (!source || !mark) return [];
      return [arrowLine(source, transition, `${markPaint[mark].sign} `)];
    }),
    ...drawn.flatMap(({ id }) => {
      const mark = marks.get(id);
      return mark ? [`class ${nameOf(id)} ${mark}`] : [];
    }),
  ];
  return lines.join('\n');
}
