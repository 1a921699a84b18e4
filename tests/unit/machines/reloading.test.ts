import type { AnyStateNode } from 'xstate';
import { describe, expect, it } from 'vitest';
import { flowModels } from '#machines/flow-models.ts';
import { nodesOf } from '#machines/description/nodes.ts';

/**
 * Whether a state, an ancestor of it, or a parallel region beside it handles an event. A watch
 * beside the page may do the fetching.
 */
const handles = (node: AnyStateNode | undefined, event: string): boolean =>
  node !== undefined &&
  (node.transitions.has(event) ||
    (node.type === 'parallel' &&
      nodesOf({ root: node }).some((one) => one.transitions.has(event))) ||
    handles(node.parent, event));

const hasMoneyTag = (node: AnyStateNode | undefined): boolean =>
  node !== undefined && (node.tags.includes('money') || hasMoneyTag(node.parent));

function fetchesWhenShown(node: AnyStateNode): boolean {
  const targets = (node.transitions.get('page.shown') ?? []).flatMap(({ target = [] }) => target);
  return targets.some((target) =>
    nodesOf({ root: target }).some(({ invoke }) => invoke.length > 0),
  );
}

/**
 * Whether a state need not reload: money is in flight, or the state only retries the report that
 * the page was seen.
 */
const isExempt = (node: AnyStateNode): boolean => node.key === 'unheard' || hasMoneyTag(node);

describe.each(Object.entries(flowModels))('the flow %s', (_, { machine }) => {
  it('handles `page.refreshed` in each state that fetches on `page.shown`, except exempt ones', () => {
    const deaf = nodesOf(machine)
      .filter(
        (node) => fetchesWhenShown(node) && !isExempt(node) && !handles(node, 'page.refreshed'),
      )
      .map(({ id }) => id);
    expect(deaf).toEqual([]);
  });
});
