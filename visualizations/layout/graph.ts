import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type {
  MachineDescription,
  StateDescription,
} from '#visualizations/description/description.ts';
import { statesIn } from '#visualizations/description/describe.ts';
import type { Wording } from '#visualizations/wording/words.ts';
import { backwards, flowOf, hopeOf, isWithin } from './flow.ts';
import type { Chip } from './layout.ts';
import { type BoxText, boxText, chipOf, stacked } from './texts.ts';

/** The sizes of what is no box with text, in pixels. */
export const sizes = { dot: 10, history: 26, margin: 18, gap: 24 } as const;

/** An arrow before it has a way: what it says, and whether it is laid out the other way round. */
type PlannedArrow = { source: string | null; target: string; chips: Chip[]; back: boolean };

/** A machine ready to be laid out: what each box says, and the arrows by their ids. */
export type Blueprint = {
  texts: Map<string, BoxText>;
  arrows: Map<string, PlannedArrow & { hope: number }>;
};

/** Sets every text of a machine and decides which way each arrow is laid out. */
export function blueprintOf(description: MachineDescription, wording: Wording): Blueprint {
  const { leads, told } = flowOf(description);
  const back = backwards(description, leads);
  const states = statesIn(description);
  const byId = new Map(states.map((state) => [state.id, state]));
  const labelOf = (id: string) => byId.get(id)?.label ?? id;
  const texts = new Map<string, BoxText>();
  const arrows: Blueprint['arrows'] = new Map();

  for (const state of states) {
    const chips = (told.get(state.id) ?? []).map((transition) => {
      const [target] = transition.targets;
      return chipOf(state, transition, wording, leadText(state, target, labelOf, wording));
    });
    texts.set(state.id, boxText(state, chips, wording));
    if (state.initial !== null) {
      const target = state.initial;
      arrows.set(`initial > ${target}`, { source: null, target, chips: [], back: false, hope: 10 });
    }
  }
  for (const lead of leads) {
    const source = byId.get(lead.source);
    if (!source) continue;
    const chips = lead.transitions.map((one) => chipOf(source, one, wording));
    arrows.set(`${lead.source} > ${lead.target}`, {
      source: lead.source,
      target: lead.target,
      chips: stacked(chips, 3).chips,
      back: back.has(lead),
      hope: hopeOf(lead),
    });
  }
  return { texts, arrows };
}

function leadText(
  state: StateDescription,
  target: string | undefined,
  labelOf: (id: string) => string,
  wording: Wording,
): string {
  if (target === undefined) return 'stays here';
  if (target === state.id) return 'starts again';
  const inside = wording === 'plain' ? labelOf(target) : target.slice(state.id.length + 1);
  return `leads to: ${inside}`;
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

function nodeOf(state: StateDescription, { texts }: Blueprint): ElkNode {
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
  return {
    id: state.id,
    children: [
      ...dots,
      ...state.states.map((child) => nodeOf(child, { texts, arrows: new Map() })),
    ],
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${height},left=${sizes.margin},bottom=${sizes.margin},right=${sizes.margin}]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

const dotOf = (target: string) => `dot > ${target}`;

/** A state and all that is inside it as a graph for ELK. */
export function graphOf(state: StateDescription, blueprint: Blueprint): ElkNode {
  const edges: ElkExtendedEdge[] = [];
  for (const [id, { source, target, chips, back, hope }] of blueprint.arrows) {
    if (!isWithin(target, state.id) || target === state.id) continue;
    const from = source ?? dotOf(target);
    if (source !== null && !isWithin(source, state.id)) {
      throw new Error(`${id} leads from one region of a parallel state to another`);
    }
    const { width, height } = stackSize(chips);
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

/** How much room an arrow's chips take. */
const stackSize = (chips: Chip[]) => ({
  width: Math.max(0, ...chips.map((chip) => chip.x + chip.width)),
  height: Math.max(0, ...chips.map((chip) => chip.y + chip.height)),
});
