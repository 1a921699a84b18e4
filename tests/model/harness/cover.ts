import type { Environment } from './environment.ts';
import type { Path, Step } from './model.ts';
import { edgesFrom } from './walker.ts';

type Arc = { from: string; to: string; step: Step; taken: readonly string[] };

/** The worlds of a model and the steps between them, from all its starts. */
type Graph = { starts: Map<string, string>; arcs: Map<string, Arc[]> };

function graphOf(environment: Environment, startNames: string[]): Graph {
  const starts = new Map<string, string>();
  const arcs = new Map<string, Arc[]>();
  for (const name of startNames) {
    const start = environment.start(name);
    starts.set(name, environment.key(start));
    const edges = edgesFrom(environment, start, (key) => arcs.has(key));
    for (const { from, step, to } of edges) {
      const key = environment.key(from);
      const arc = { from: key, to: environment.key(to), step, taken: to.taken };
      const known = arcs.get(key);
      if (known) known.push(arc);
      else arcs.set(key, [arc]);
    }
  }
  return { starts, arcs };
}

/** The shortest way from one of several worlds to a step that takes something new. */
function nearest(graph: Graph, from: Iterable<string>, isNew: (arc: Arc) => boolean): Arc[] | null {
  const came = new Map<string, Arc | null>();
  for (const key of from) came.set(key, null);
  const back = (arc: Arc): Arc[] => {
    const before = came.get(arc.from);
    return before ? [...back(before), arc] : [arc];
  };
  for (const key of came.keys()) {
    for (const arc of graph.arcs.get(key) ?? []) {
      if (isNew(arc)) return back(arc);
      if (!came.has(arc.to)) came.set(arc.to, arc);
    }
  }
  return null;
}

/**
 * Few paths that together take every transition that any path can take, greedily: on to the
 * nearest step that takes a new one, and from a start again when none is left ahead.
 */
export function coverTransitions(environment: Environment, startNames: string[]): Path[] {
  const graph = graphOf(environment, startNames);
  const taken = new Set<string>();
  const isNew = (arc: Arc) => arc.taken.some((id) => !taken.has(id));
  const walkFrom = (at: string, first: Arc[]): Step[] => {
    const steps: Step[] = [];
    let here = at;
    for (let way: Arc[] | null = first; way; way = nearest(graph, [here], isNew)) {
      for (const arc of way) {
        for (const id of arc.taken) taken.add(id);
        steps.push(arc.step);
        here = arc.to;
      }
    }
    return steps;
  };

  // Every start is walked, if only to see that it stands.
  const paths = [...graph.starts].map(([start, at]) => ({
    start,
    steps: walkFrom(at, nearest(graph, [at], isNew) ?? []),
  }));
  for (;;) {
    const way = nearest(graph, graph.starts.values(), isNew);
    const from = way?.[0]?.from;
    const start = [...graph.starts].find(([, key]) => key === from)?.[0];
    if (!way || from === undefined || start === undefined) return paths;
    paths.push({ start, steps: walkFrom(from, way) });
  }
}
