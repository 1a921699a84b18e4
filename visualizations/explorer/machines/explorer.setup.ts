import { assign, setup } from 'xstate';
import { port } from '#machines/shared/ports.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import type { Step } from '#machines/walk/model.ts';
import type { Coverage } from '../flows/coverage.ts';
import { findFlow, type Flow, flowNamed } from '../flows/flow.ts';
import { arrive } from '../flows/arrival.ts';
import type { Link } from '../flows/link.ts';
import type { LooksAt } from '../flows/pictures.ts';
import type { ShownText } from '../flows/texts.ts';
import { openTrail } from '../flows/opening.ts';
import { optionsOf, optionsTaking } from '../flows/options.ts';
import { pathNamed, wayTo } from '../flows/paths.ts';
import {
  beginTrail,
  canHappen,
  hasMore,
  momentOf,
  standAt,
  takeGesture,
  takeStep,
  type Trail,
  trailOf,
} from '../flows/trail.ts';
import { eventText } from '#visualizations/wording/phrases.ts';
import { cameraMachine } from './camera.machine.ts';
import { drawingsMachine } from './drawings.machine.ts';
import { liveMachine } from './live.machine.ts';
import type { Pane, Settings } from './settings.ts';

export type ExplorerPorts = {
  /** Without a test run, the coverage of the committed plans. */
  loadCoverage: (input: undefined) => Promise<Coverage>;
  copyLink: (input: undefined) => Promise<void>;
  loadTexts: (input: undefined) => Promise<readonly ShownText[]>;
};

export type ExplorerContext = {
  /** Null before a flow is chosen. */
  trail: Trail | null;
  /** Id of a state; null without a selection. */
  chosen: string | null;
  /** Each step resets it to the result of the step. */
  looksAt: LooksAt;
  /** A pressed transition that several steps can take; null without one. */
  asked: string | null;
  /** The tested path that the trail follows; null without one. */
  path: string | null;
  query: string;
  pane: Pane;
  settings: Settings;
  coverage: Coverage | null;
  /** Empty until a search has fetched them. */
  texts: readonly ShownText[];
  /** Message that the page shows nowhere else; null without one. */
  notice: string | null;
};

export type ExplorerEvent =
  | { type: 'link.followed'; link: Link }
  | { type: 'overview.opened' }
  | { type: 'live.opened' }
  | { type: 'flow.chosen'; flow: string; state?: string }
  | { type: 'start.chosen'; start: string }
  | { type: 'step.taken'; step: Step }
  | { type: 'gesture.made'; event: { type: string } }
  | { type: 'transition.pressed'; transition: string }
  | { type: 'question.closed' }
  | { type: 'moment.chosen'; at: number }
  | { type: 'undo.pressed' }
  | { type: 'redo.pressed' }
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'path.chosen'; path: string }
  | { type: 'moment.found'; flow: string; path: string; at: number }
  | { type: 'state.chosen'; state: string | null }
  /** Id of the overview, of a group, or of a part of a group. */
  | { type: 'picture.chosen'; picture: string }
  /** Shows the result of the last step again. */
  | { type: 'step.shown' }
  | { type: 'way.asked'; state: string }
  | { type: 'search.changed'; query: string }
  | { type: 'pane.chosen'; pane: Pane }
  | { type: 'settings.changed'; settings: Partial<Settings> }
  | { type: 'link.copied' };

function trailIn({ trail }: Pick<ExplorerContext, 'trail'>): Trail {
  if (!trail) throw new Error('no flow is chosen');
  return trail;
}

const atStep: LooksAt = { by: 'step' };

/** The fields that a change of place resets. */
export const afresh = {
  chosen: null,
  looksAt: atStep,
  asked: null,
  path: null,
  notice: null,
  query: '',
} as const;

/** The fields that each step resets. */
const moved = { looksAt: atStep, asked: null, notice: null } as const;

const atState = (state: string | null): LooksAt =>
  state === null ? atStep : { by: 'state', state };

const atAll = ({ description }: Flow): LooksAt => ({
  by: 'picture',
  picture: description.root.id,
});

const optionsFor = ({ trail }: ExplorerContext, transition: string) => {
  if (!trail) return [];
  return optionsTaking(optionsOf(flowNamed(trail.flow), momentOf(trail).world), transition);
};

export const explorerSetup = setup({
  types: {
    context: {} as ExplorerContext,
    events: {} as ExplorerEvent,
    children: {} as { camera: 'camera'; drawings: 'drawings'; live: 'live' },
    meta: {} as StateMeta,
  },
  actors: {
    camera: cameraMachine,
    drawings: drawingsMachine,
    live: liveMachine,
    loadCoverage: port<ExplorerPorts['loadCoverage']>('loadCoverage'),
    copyLink: port<ExplorerPorts['copyLink']>('copyLink'),
    loadTexts: port<ExplorerPorts['loadTexts']>('loadTexts'),
  },
  actions: {
    followLink: assign(({ context }, { link }: { link: Link }) => {
      if (link.place !== 'flow') return afresh;
      const flow = flowNamed(link.flow);
      const { trail, state, problem } = arrive(flow, link);
      const pane = state === null ? context.pane : 'states';
      return {
        ...afresh,
        trail,
        chosen: state,
        looksAt: state === null && link.start === null ? atAll(flow) : atState(state),
        pane,
        notice: problem,
      };
    }),
    refuseLink: assign({
      ...afresh,
      notice: 'This link leads to a flow that does not exist any more.',
    }),
    openFlow: assign(({ context }, { flow, state }: { flow: string; state?: string }) => {
      const found = flowNamed(flow);
      const stays = context.trail?.flow === flow;
      return {
        ...afresh,
        trail: stays ? context.trail : openTrail(found),
        chosen: state ?? null,
        looksAt: state === undefined && !stays ? atAll(found) : atState(state ?? null),
        pane: state === undefined ? context.pane : 'states',
      };
    }),
    leaveFlow: assign(afresh),
    beginAgain: assign(({ context }, { start }: { start: string }) => ({
      ...moved,
      path: null,
      trail: beginTrail(flowNamed(trailIn(context).flow), start),
    })),
    takeStep: assign(({ context }, { step }: { step: Step }) => {
      const trail = trailIn(context);
      return { ...moved, path: null, trail: takeStep(flowNamed(trail.flow), trail, step) };
    }),
    takeGesture: assign(({ context }, { event }: { event: { type: string } }) => {
      const trail = trailIn(context);
      return { ...moved, path: null, trail: takeGesture(flowNamed(trail.flow), trail, event) };
    }),
    takeOnlyStep: assign(({ context }, { transition }: { transition: string }) => {
      const trail = trailIn(context);
      const [option] = optionsFor(context, transition);
      if (!option) return {};
      return { ...moved, path: null, trail: takeStep(flowNamed(trail.flow), trail, option.step) };
    }),
    askWhich: assign((_, { transition }: { transition: string }) => ({ asked: transition })),
    closeQuestion: assign({ asked: null }),
    standAt: assign(({ context }, { at }: { at: number }) => ({
      ...moved,
      trail: standAt(trailIn(context), at),
    })),
    goBack: assign(({ context: { trail } }) =>
      trail ? { ...moved, trail: standAt(trail, trail.at - 1) } : {},
    ),
    goOn: assign(({ context: { trail } }) =>
      trail ? { ...moved, trail: standAt(trail, trail.at + 1) } : {},
    ),
    openPath: assign(({ context }, { path }: { path: string }) => {
      const { flow } = trailIn(context);
      const found = pathNamed(flow, path);
      if (!found) return {};
      return { ...moved, path, trail: trailOf(flowNamed(flow), found.start, found.steps) };
    }),
    openMoment: assign((_, params: { flow: string; path: string; at: number }) => {
      const flow = flowNamed(params.flow);
      const found = pathNamed(params.flow, params.path);
      if (!found) return afresh;
      const trail = standAt(trailOf(flow, found.start, found.steps), params.at);
      return { ...afresh, path: params.path, trail };
    }),
    lookAt: assign(({ context }, { state }: { state: string | null }) => ({
      chosen: state,
      looksAt: atState(state),
      pane: state === null ? context.pane : 'states',
    })),
    showPicture: assign((_, { picture }: { picture: string }) => ({
      looksAt: { by: 'picture' as const, picture },
    })),
    showStep: assign({ looksAt: atStep }),
    goTo: assign(({ context }, { state }: { state: string }) => {
      const way = wayTo(flowNamed(trailIn(context).flow), state);
      return way
        ? { ...moved, path: null, chosen: state, trail: way }
        : { notice: 'No tested path leads there.' };
    }),
    keepQuery: assign((_, { query }: { query: string }) => ({ query })),
    keepPane: assign((_, { pane }: { pane: Pane }) => ({ pane })),
    keepSettings: assign(({ context }, { settings }: { settings: Partial<Settings> }) => ({
      settings: { ...context.settings, ...settings },
    })),
    keepCoverage: assign((_, { coverage }: { coverage: Coverage }) => ({ coverage })),
    sayRefused: assign((_, { event }: { event: string }) => ({
      notice: `This flow does not accept “${eventText(event)}” now: the event is refused or belongs to the root.`,
    })),
    keepTexts: assign((_, { texts }: { texts: readonly ShownText[] }) => ({ texts })),
    say: assign((_, { notice }: { notice: string }) => ({ notice })),
  },
  guards: {
    leadsToFlow: (_, { link }: { link: Link }) =>
      link.place === 'flow' && findFlow(link.flow) !== undefined,
    leadsToLive: (_, { link }: { link: Link }) => link.place === 'live',
    leadsToOverview: (_, { link }: { link: Link }) => link.place === 'overview',
    isFlow: (_, { flow }: { flow: string }) => findFlow(flow) !== undefined,
    canHappen: ({ context: { trail } }, { step }: { step: Step }) =>
      trail !== null && canHappen(momentOf(trail).world, step),
    onlyOneTakes: ({ context }, { transition }: { transition: string }) =>
      optionsFor(context, transition).length === 1,
    someTake: ({ context }, { transition }: { transition: string }) =>
      optionsFor(context, transition).length > 1,
    canGoBack: ({ context: { trail } }) => trail !== null && trail.at > 0,
    canGoOn: ({ context: { trail } }) => trail !== null && hasMore(trail),
    atTheEnd: ({ context: { trail } }) => trail === null || !hasMore(trail),
  },
  delays: {
    /** Milliseconds between two steps of a played path. */
    pace: 1_600,
  },
});
