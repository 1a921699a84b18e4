import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { statesIn } from '#machines/description/describe.ts';
import type { Wording } from '#machines/description/words.ts';
import { type Course, coursesOf, flowOf, isWithin } from './flow.ts';
import { originOf } from './fold.ts';
import type { Chip } from './layout.ts';
import { type BoxText, boxText, chipOf, stacked } from './texts.ts';

/** In pixels. */
export const sizes = { dot: 10, history: 26, margin: 18, gap: 24 } as const;

type PlannedArrow = Course & {
  source: string | null;
  target: string;
  stack: ReturnType<typeof stacked>;
};

export type Blueprint = {
  texts: Map<string, BoxText>;
  arrows: Map<string, PlannedArrow>;
  /** Compound states whose text is to the left of their children instead of above them. */
  textLeft: readonly string[];
};

/** The level of detail of a picture: a complete one could be too large to read. */
export type Detail = {
  /** Targets with too many transitions to draw arrows: boxes name the target instead. */
  named: readonly string[];
  /**
   * `conditions` leaves out the actions of transitions. `names` also reduces states to their names,
   * pages and services. `outline` also leaves out the labels of arrows.
   */
  extent: 'everything' | 'conditions' | 'names' | 'outline';
};

export const allOfIt: Detail = { named: [], extent: 'everything' };

export function blueprintOf(
  description: MachineDescription,
  wording: Wording,
  { named, extent }: Detail = allOfIt,
): Blueprint {
  const { leads, told } = flowOf(description, named);
  const courses = coursesOf(description, leads);
  const states = statesIn(description);
  const byId = new Map(states.map((state) => [state.id, state]));
  const labelOf = (id: string) => byId.get(id)?.label ?? id;
  const texts = new Map<string, BoxText>();
  const arrows: Blueprint['arrows'] = new Map();

  for (const state of states) {
    const groups = new Map<string, TransitionDescription[]>();
    for (const transition of told.get(state.id) ?? []) {
      const caption = toldCaption(state, transition.targets[0], labelOf, wording);
      groups.set(caption, [...(groups.get(caption) ?? []), transition]);
    }
    const chips = [...groups].map(
      ([caption, some]) => [caption, chipsOf(state, some, wording, extent)] as const,
    );
    const shown = extent === 'names' || extent === 'outline' ? namedOnly(state) : state;
    texts.set(state.id, boxText(shown, new Map(extent === 'outline' ? [] : chips), wording));
    if (state.initial !== null) {
      const target = state.initial;
      arrows.set(`initial > ${target}`, {
        source: null,
        target,
        stack: stacked([]),
        back: false,
        hope: 10,
      });
    }
  }
  for (const lead of leads) {
    const source = byId.get(lead.source);
    if (!source) continue;
    const chips = chipsOf(source, lead.transitions, wording, extent);
    arrows.set(`${lead.source} > ${lead.target}`, {
      source: lead.source,
      target: lead.target,
      stack: stacked(chips),
      ...(courses.get(lead) ?? { back: false, hope: 0 }),
    });
  }
  return { texts, arrows, textLeft: [] };
}

const namedOnly = (state: StateDescription): StateDescription => ({
  ...state,
  description: '',
  entry: [],
  exit: [],
  tags: [],
});

/** The labels of an arrow. In a folded group they are short, and each text occurs only once. */
function chipsOf(
  source: StateDescription,
  transitions: TransitionDescription[],
  wording: Wording,
  extent: Detail['extent'],
): Chip[] {
  if (extent === 'outline') return [];
  const told =
    extent === 'everything' ? transitions : transitions.map((one) => ({ ...one, actions: [] }));
  if (!source.folded) return told.map((one) => chipOf(source, one, wording));
  const chips = new Map<string, Chip>();
  for (const one of transitions) {
    const chip = chipOf(originOf(source, one), { ...one, actions: [] }, wording, 'short');
    const label = chip.lines.map(({ text }) => text).join(' ');
    if (!chips.has(label)) chips.set(label, chip);
  }
  return [...chips.values()];
}

const keyOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

function toldCaption(
  state: StateDescription,
  target: string | undefined,
  labelOf: (id: string) => string,
  wording: Wording,
): string {
  const group = state.states.length > 0;
  if (target === undefined) return group ? 'at any time in here' : 'stays here on';
  if (target === state.id) return 'starts again on';
  if (!isWithin(target, state.id)) {
    return `to “${wording === 'plain' ? labelOf(target) : keyOf(target)}” on`;
  }
  return wording === 'plain'
    ? `from anywhere in here to “${labelOf(target)}”`
    : `from anywhere in here to ${target.slice(state.id.length + 1)}`;
}

const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
};

const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.thoroughness': '30',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Maximum number of unconnected states in a row. */
const abreast = 6;

/** Invisible edges that place regions below the first one, and unconnected states in rows. */
function undrawnIn({ kind, states }: StateDescription, { arrows }: Blueprint): ElkExtendedEdge[] {
  const below = (id: string, above: string) => ({
    id: `stack > ${id}`,
    sources: [above],
    targets: [id],
  });
  if (kind === 'parallel') {
    const [first, ...others] = states;
    return others.map(({ id }) => below(id, first?.id ?? id));
  }
  const childOf = (id: string | null) => states.find((one) => id !== null && isWithin(id, one.id));
  const led = [...arrows.values()].flatMap(({ source, target }) => {
    const ends = [childOf(source), childOf(target)];
    return ends[0] === ends[1] || ends.includes(undefined) ? [] : ends;
  });
  const apart = states.filter((one) => !led.includes(one));
  return apart.slice(abreast).map(({ id }, index) => below(id, apart[index]?.id ?? id));
}

function nodeOf(state: StateDescription, blueprint: Blueprint): ElkNode {
  const { texts, textLeft } = blueprint;
  const { width, height } = texts.get(state.id) ?? { width: 0, height: 0 };
  if (state.kind === 'history') {
    return { id: state.id, width: sizes.history, height: sizes.history };
  }
  if (state.states.length === 0) return { id: state.id, width, height };
  const dots: ElkNode[] =
    state.initial === null
      ? []
      : [
          {
            id: dotOf(state.initial),
            width: sizes.dot,
            height: sizes.dot,
            layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
          },
        ];
  const [top, left] = textLeft.includes(state.id) ? [sizes.margin, width] : [height, sizes.margin];
  return {
    id: state.id,
    edges: undrawnIn(state, blueprint),
    children: [...dots, ...state.states.map((child) => nodeOf(child, blueprint))],
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${top},left=${left},bottom=${sizes.margin},right=${sizes.margin}]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

const dotOf = (target: string) => `dot > ${target}`;

export function graphOf(state: StateDescription, blueprint: Blueprint): ElkNode {
  const edges: ElkExtendedEdge[] = [];
  for (const [id, { source, target, stack, back, hope }] of blueprint.arrows) {
    if (!isWithin(target, state.id) || target === state.id) continue;
    const from = source ?? dotOf(target);
    if (source !== null && !isWithin(source, state.id)) {
      throw new Error(`${id} leads from one region of a parallel state to another`);
    }
    const { chips, width, height } = stack;
    edges.push({
      id,
      sources: [back ? target : from],
      targets: [back ? from : target],
      labels:
        chips.length === 0
          ? []
          : [
              {
                text: id,
                width,
                height,
                layoutOptions: {
                  'elk.edgeLabels.inline': 'true',
                  'elk.edgeLabels.placement': 'CENTER',
                  'elk.layered.edgeLabels.centerLabelPlacementStrategy': back
                    ? 'HEAD_LAYER'
                    : 'TAIL_LAYER',
                },
              },
            ],
      layoutOptions: {
        'elk.layered.priority.straightness': String(hope),
        'elk.layered.priority.shortness': String(hope),
      },
    });
  }
  return {
    id: 'picture',
    layoutOptions: { ...layered, ...spacing },
    children: [nodeOf(state, blueprint)],
    edges,
  };
}
