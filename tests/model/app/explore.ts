import type { AppStep, Start } from './steps.ts';
import type { Walker } from './walker.ts';
import { localPorts } from './world.ts';

type Node = {
  key: string;
  start: Start;
  /** The step that first led here; null for a start. */
  from: { node: Node; step: AppStep } | null;
  /** Null between two locations. */
  page: string | null;
  /** Whether the steps of the state are tried. */
  walked: boolean;
  /** Whether a flow of the first borrower is on screen, online and without a layer above it. */
  calm: boolean;
  /** Steps that are not tried; some remain if no path leads to the state again. */
  left: AppStep[];
  edges: Edge[];
};

/** `sure` while every try had the same target. */
type Edge = { from: Node; step: AppStep; name: string; to: Node; sure: boolean };

export type Graph = { nodes: Map<string, Node> };

type Notes = {
  steps: () => AppStep[];
  page: () => string | null;
  walked: () => boolean;
  calm: () => boolean;
};

export function wayTo(node: Node): AppStep[] {
  const steps: AppStep[] = [];
  for (let at: Node | null = node; at?.from; at = at.from.node) steps.unshift(at.from.step);
  return steps;
}

/** Maximum number of states in the search for an untried step. */
const reach = 800;

/** Number of steps that cost as much as a restart. */
const longest = 8;

/** Whether a step can be used for navigation: its target does not depend on the path. */
const isWay = ({ step }: Edge): boolean => step.do !== 'browser' && step.do !== 'reload';

/** The path to the nearest state with an untried step; null if none is near. */
function wayOn(node: Node): Edge[] | null {
  const cameFrom = new Map<Node, Edge | null>([[node, null]]);
  for (const at of cameFrom.keys()) {
    if (at.left.length > 0) {
      const way: Edge[] = [];
      for (let via = cameFrom.get(at); via; via = cameFrom.get(via.from)) way.unshift(via);
      return way.length > longest ? null : way;
    }
    if (cameFrom.size > reach) return null;
    for (const edge of at.edges) {
      if (edge.sure && isWay(edge) && !cameFrom.has(edge.to)) cameFrom.set(edge.to, edge);
    }
  }
  return null;
}

/**
 * Tries the steps of all states that are reached from the starts. Continues from the current state
 * while an untried step is near, because a restart costs more.
 */
export async function explore(
  walker: Walker,
  starts: readonly Start[],
  notes: Notes,
): Promise<Graph> {
  const graph: Graph = { nodes: new Map() };
  const waiting: Node[] = [];

  function arrive(start: Start, from: Node['from']): Node {
    const key = walker.key();
    const known = graph.nodes.get(key);
    if (known) return known;
    const node: Node = {
      key,
      start,
      from,
      page: notes.page(),
      walked: notes.walked(),
      calm: notes.calm(),
      left: notes.steps(),
      edges: [],
    };
    graph.nodes.set(key, node);
    waiting.push(node);
    return node;
  }
  async function go(from: Node, step: AppStep): Promise<Node> {
    // Two states with equal keys may wait for different calls.
    if (!walker.can(step)) return from;
    await walker.take(step);
    const to = arrive(from.start, { node: from, step });
    const name = JSON.stringify(step);
    const before = from.edges.filter((edge) => edge.name === name);
    if (!before.some((edge) => edge.to === to)) {
      from.edges.push({ from, step, name, to, sure: before.length === 0 });
      for (const edge of before) edge.sure = false;
    }
    return to;
  }
  async function follow(from: Node, way: readonly Edge[]): Promise<Node> {
    let here = from;
    for (const edge of way) {
      here = await go(here, edge.step);
      if (here !== edge.to) return here;
    }
    return here;
  }
  async function begin(start: Start, way: readonly AppStep[]): Promise<Node> {
    await walker.begin(start);
    let here = arrive(start, null);
    for (const step of way) here = await go(here, step);
    return here;
  }

  for (const start of starts) await begin(start, []);
  let here: Node | null = null;
  for (;;) {
    const way = here && wayOn(here);
    if (here && way) {
      here = await follow(here, way);
      const next = here.left.shift();
      if (next) here = await go(here, next);
      continue;
    }
    const next = waiting.shift();
    if (!next) return graph;
    if (next.left.length === 0) continue;
    here = await begin(next.start, wayTo(next));
    // The path may lead elsewhere, because states with equal keys can differ; then it is dropped.
    if (here === next) waiting.unshift(next);
  }
}

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
