import { assign, setup } from 'xstate';
import type { Language } from '#domain/language.ts';
import type { Wording } from '#machines/description/words.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import type { Step } from '#machines/walk/model.ts';
import type { Coverage } from '../flows/coverage.ts';
import { findFlow, type Flow, flowNamed } from '../flows/flow.ts';
import { arrive, type Link } from '../flows/link.ts';
import { atPicture, atState, atStep, type DiagramEvent, type LooksAt } from '../flows/pictures.ts';
import {
  beginTrail,
  canHappen,
  hasMore,
  momentOf,
  optionsOf,
  optionsTaking,
  standAt,
  takeGesture,
  takeStep,
  type Trail,
  trailOf,
} from '../flows/trail.ts';
import { pathNamed, wayTo } from '../flows/paths.ts';
import { liveMachine } from './live.machine.ts';

export type Settings = {
  wording: Wording;
  /** Colours the diagram by test coverage. */
  coverage: boolean;
  /** Language of the phone's screen. */
  language: Language;
};

export const firstSettings: Settings = {
  wording: 'plain',
  coverage: false,
  language: 'en',
};

export const panes = ['steps', 'states', 'paths', 'screen'] as const;
export type Pane = (typeof panes)[number];

export type ExplorerContext = {
  /** Null before a flow is chosen. */
  trail: Trail | null;
  /** Id of a state; null without a selection. */
  chosen: string | null;
  /** Each step resets it to the result of the step. */
  looksAt: LooksAt;
  /** The tested path that the trail follows; null without one. */
  path: string | null;
  query: string;
  pane: Pane;
  settings: Settings;
  /** Null until it is loaded. */
  coverage: Coverage | null;
  /** Message that the page shows nowhere else; null without one. */
  notice: string | null;
};

export type ExplorerEvent =
  | DiagramEvent
  | { type: 'link.followed'; link: Link }
  | { type: 'start.chosen'; start: string }
  | { type: 'step.taken'; step: Step }
  | { type: 'gesture.made'; event: { type: string } }
  | { type: 'moment.chosen'; at: number }
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'path.chosen'; flow: string; path: string; at: number }
  | { type: 'path.requested'; state: string }
  | { type: 'search.changed'; query: string }
  | { type: 'pane.chosen'; pane: Pane }
  | { type: 'settings.changed'; settings: Partial<Settings> }
  | { type: 'coverage.loaded'; coverage: Coverage }
  | { type: 'notice.given'; notice: string };

function trailIn({ trail }: Pick<ExplorerContext, 'trail'>): Trail {
  if (!trail) throw new Error('no flow is chosen');
  return trail;
}

/** The fields that a change of place resets. */
export const afresh = {
  chosen: null,
  looksAt: atStep,
  path: null,
  notice: null,
  query: '',
} as const;

/** The fields that each step resets. */
const moved = { looksAt: atStep, notice: null } as const;

function stepped(context: ExplorerContext, take: (flow: Flow, trail: Trail) => Trail) {
  const trail = trailIn(context);
  return { ...moved, path: null, trail: take(flowNamed(trail.flow), trail) };
}

export const explorerSetup = setup({
  types: {
    context: {} as ExplorerContext,
    events: {} as ExplorerEvent,
    children: {} as { live: 'live' },
    meta: {} as StateMeta,
  },
  actors: { live: liveMachine },
  actions: {
    followLink: assign(({ context }, { link }: { link: Link }) => {
      if (link.place !== 'flow') return afresh;
      const flow = flowNamed(link.flow);
      const { trail, state, problem } = arrive(flow, link);
      const stays = link.start === null && context.trail?.flow === link.flow;
      return {
        ...afresh,
        trail: stays ? context.trail : trail,
        chosen: state,
        looksAt: state === null && link.start === null ? atPicture(flow.id) : atState(state),
        pane: state === null ? context.pane : 'states',
        notice: problem,
      };
    }),
    leaveFlow: assign((_, { link }: { link: Link }) => ({
      ...afresh,
      notice:
        link.place === 'flow' ? 'This link leads to a flow that does not exist any more.' : null,
    })),
    beginAgain: assign(({ context }, { start }: { start: string }) =>
      stepped(context, (flow) => beginTrail(flow, start)),
    ),
    takeStep: assign(({ context }, { step }: { step: Step }) =>
      stepped(context, (flow, trail) => takeStep(flow, trail, step)),
    ),
    takeGesture: assign(({ context }, { event }: { event: { type: string } }) =>
      stepped(context, (flow, trail) => takeGesture(flow, trail, event)),
    ),
    /** The first of the steps that take the transition. */
    takeTransition: assign(({ context }, { transition }: { transition: string }) =>
      stepped(context, (flow, trail) => {
        const options = optionsOf(flow, momentOf(trail).world);
        const [option] = optionsTaking(options, transition);
        return option ? takeStep(flow, trail, option.step) : trail;
      }),
    ),
    standAt: assign(({ context }, { at }: { at: number }) => ({
      ...moved,
      trail: standAt(trailIn(context), at),
    })),
    goOn: assign(({ context }) => ({
      ...moved,
      trail: standAt(trailIn(context), trailIn(context).at + 1),
    })),
    openPath: assign((_, { flow, path, at }: { flow: string; path: string; at: number }) => {
      const found = pathNamed(flow, path);
      if (!found) return afresh;
      const trail = trailOf(flowNamed(flow), found.start, found.steps);
      return { ...afresh, path, trail: standAt(trail, at) };
    }),
    lookAt: assign(({ context }, { state }: { state: string | null }) => ({
      chosen: state,
      looksAt: atState(state),
      pane: state === null ? context.pane : 'states',
    })),
    goTo: assign(({ context }, { state }: { state: string }) => {
      const way = wayTo(flowNamed(trailIn(context).flow), state);
      return way
        ? { ...moved, path: null, chosen: state, trail: way }
        : { notice: 'No tested path leads there.' };
    }),
  },
  guards: {
    leadsToFlow: (_, { link }: { link: Link }) =>
      link.place === 'flow' && findFlow(link.flow) !== undefined,
    isFlow: (_, { flow }: { flow: string }) => findFlow(flow) !== undefined,
    canHappen: ({ context: { trail } }, { step }: { step: Step }) =>
      trail !== null && canHappen(momentOf(trail).world, step),
    canGoOn: ({ context: { trail } }) => trail !== null && hasMore(trail),
    atTheEnd: ({ context: { trail } }) => trail === null || !hasMore(trail),
  },
  delays: {
    /** Milliseconds between two steps of a played path. */
    pace: 1_600,
  },
});
