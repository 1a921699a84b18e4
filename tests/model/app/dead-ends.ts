import { type Edge, type Graph, type Node, wayTo } from './explore.ts';
import { localPorts } from './world.ts';

const ways = ['home', 'login', 'customerCenter'];

/** Whether a step is possible while every call to the server fails. */
const withoutServer = ({ step }: Edge): boolean =>
  step.do !== 'end' || localPorts.includes(step.port) || step.how === 'network';

/**
 * The states from which no path leads to home, login or customer service while every call to the
 * server fails. States that are not walked, or have untried steps, are skipped.
 */
export function deadEndsOf(graph: Graph) {
  const into = new Map<Node, Node[]>();
  for (const node of graph.nodes.values()) {
    for (const edge of node.edges.filter(withoutServer)) {
      into.set(edge.to, [...(into.get(edge.to) ?? []), node]);
    }
  }
  const helped = new Set(
    [...graph.nodes.values()].filter(
      ({ page, walked, left }) =>
        !walked || left.length > 0 || (page !== null && ways.includes(page)),
    ),
  );
  for (const node of helped) for (const from of into.get(node) ?? []) helped.add(from);
  return [...graph.nodes.values()]
    .filter((node) => !helped.has(node))
    .map((node) => ({ start: node.start, steps: wayTo(node), state: node.key }));
}
