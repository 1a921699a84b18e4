import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { StateDescription } from '#machines/description/description.ts';
import { type Mark, markNames, markPaint } from '#visualizations/exporter/marks.ts';
import { arrowLine, declared, nameOf } from '#visualizations/exporter/mermaid.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import type { Difference } from './compare.ts';
import { unionOf } from './union.ts';

const classOf = (mark: Mark): string => {
  const { fill, edge, ink } = markPaint[mark];
  return `classDef ${mark} fill:${fill},stroke:${edge},color:${ink},stroke-width:2px`;
};

/** The diagram shows no groups, so the label contains those of the state's groups. */
function trailOf(states: readonly StateDescription[], id: string): string {
  const trail = states.filter((state) => id === state.id || id.startsWith(`${state.id}.`));
  return (trail.length > 1 ? trail.slice(1) : trail)
    .map((state) => stateText(state, 'plain'))
    .join(' › ');
}

/** A Mermaid diagram of the changes, which GitHub draws inside a comment. */
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
    ...drawn.map((state) => declared(state, trailOf(states, state.id))),
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
