import type { AppStep, Start } from './steps.ts';
import type { Walker } from './walker.ts';

/** A state of the whole app: how it is reached first, and where each step leads from it. */
export type Node = {
  key: string;
  start: Start;
  /** The step that led here first, and from where; null at a start. */
  from: { node: Node; step: AppStep } | null;
  /** The page on screen; null between two locations. */
  page: string | null;
  /** Whether its steps are tried at all. */
  walked: boolean;
  /** Whether a flow is on screen, with nothing above it. */
  calm: boolean;
  /** What is still to be tried here; in the end, what no way led back to. */
  left: AppStep[];
  edges: Edge[];
};

/** Where a step led; `sure`, as long as it led nowhere else another time. */
export type Edge = { from: Node; step: AppStep; name: string; to: Node; sure: boolean };

/** The states of the whole app, by their keys, and the steps between them. */
export type Graph = { nodes: Map<string, Node> };

/** What is noted of the state at hand, the first time. */
type Notes = {
  steps: () => AppStep[];
  page: () => string | null;
  walked: () => boolean;
  calm: () => boolean;
};

/** The steps from its start that led to a state first. */
export function wayTo(node: Node): AppStep[] {
  const steps: AppStep[] = [];
  for (let at: Node | null = node; at?.from; at = at.from.node) steps.unshift(at.from.step);
  return steps;
}

/** How many states are looked at for one nearby with something left to try. */
const reach = 800;

/** So many steps are as dear as a new beginning. */
const longest = 8;

/** What depends on how one came here is no way to go by. */
const isWay = ({ step }: Edge): boolean => step.do !== 'browser' && step.do !== 'reload';

/** The way from a state to the nearest one with something left to try, if one is near. */
function wayOn(node: Node): Edge[] | null {
  const came = new Map<Node, Edge | null>([[node, null]]);
  for (const at of came.keys()) {
    if (at.left.length > 0) {
      const way: Edge[] = [];
      for (let via = came.get(at); via; via = came.get(via.from)) way.unshift(via);
      return way.length > longest ? null : way;
    }
    if (came.size > reach) return null;
    for (const edge of at.edges) {
      if (edge.sure && isWay(edge) && !came.has(edge.to)) came.set(edge.to, edge);
    }
  }
  return null;
}

/**
 * Every state of the whole app that can be reached from the starts, and every step from each. Goes
 * on from where it stands for as long as something is left to try nearby: a new beginning costs
 * more.
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
    // Two states taken for the same may wait for different calls.
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
  /** Goes a known way, as far as its steps lead where they led before. */
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
    // A way that leads elsewhere this time passed two states that were taken for the same.
    if (here === next) waiting.unshift(next);
  }
}
