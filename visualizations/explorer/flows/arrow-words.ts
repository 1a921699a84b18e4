import { isWithin } from '#visualizations/layout/flow.ts';
import type { Layout } from '#visualizations/layout/layout.ts';
import { transitionPhrases } from '#visualizations/wording/phrases.ts';
import type { Wording } from '#machines/description/words.ts';
import type { Flow } from './flow.ts';

function textOf(flow: Flow, source: string, target: string, wording: Wording): string {
  const taken = [...flow.transitions.values()].filter(
    (one) =>
      isWithin(one.source, source) &&
      !isWithin(one.source, target) &&
      one.targets.some((id) => isWithin(id, target)),
  );
  const words = taken.flatMap((one) => {
    const state = flow.states.get(one.source);
    return state ? [transitionPhrases(state, one, wording).trigger.replace(/^\d+\. /, '')] : [];
  });
  return [...new Set(words)].join('; ');
}

/** The words of the arrows without chips, by arrow id; the page shows them on hover. */
export const arrowWords = (
  flow: Flow,
  { arrows }: Layout,
  wording: Wording,
): ReadonlyMap<string, string> =>
  new Map(
    arrows.flatMap(({ id, source, target, chips }) =>
      source === null || chips.length > 0 ? [] : [[id, textOf(flow, source, target, wording)]],
    ),
  );
