import { isDeepStrictEqual } from 'node:util';
import { act, render } from '@testing-library/react';
import type { Driver } from '#machines/walk/driver.ts';
import { Missing } from '#machines/walk/missing.ts';
import { readableText, typeAndValues } from '#machines/walk/readable-text.ts';
import { type Live, startLive } from '#machines/walk/live.ts';
import { type Model, samplesOf, type Step } from '#machines/walk/model.ts';
import {
  byPlatform,
  over,
  transient,
  platformEvents,
  type Screens,
  statesIn,
} from '#tests/model/screens/screens.ts';
import { Unoffered } from '#tests/model/screens/ui.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { Followed } from '../followed.tsx';
import type { RenderedUi } from './rendered-ui.ts';

type World = {
  preview: Preview;
  ui: RenderedUi;
  complaints: () => readonly unknown[];
};

/**
 * The real screen over the live actor. Gestures send the borrower's events; the live driver sends
 * all other events. After every step, the screen is checked against the machine's states and
 * refused events, and the console against errors.
 */
export function viewDriver(model: Model, screens: Screens, { preview, ui, complaints }: World) {
  const { id } = model.machine;
  const states = new Set<string>();
  /** Types of the events that gestures sent (`made`), and of those that the walk sent itself. */
  const made = new Set<string>();
  const sent = new Set<string>();
  /** The moments at which refused events were tried. */
  const tried = new Set<string>();
  let moments = 0;

  async function gesture(event: { type: string }, context: unknown) {
    if (platformEvents.some((type) => type === event.type)) return byPlatform;
    const make = screens.gestures[event.type];
    if (!make) throw new Missing(`The screens of ${id} have no gesture for ${event.type}.`);
    return make === byPlatform ? byPlatform : make(ui, event, context);
  }

  async function mustShow(actor: Live['actor']): Promise<void> {
    const snapshot = actor.getSnapshot();
    const context: unknown = snapshot.context;
    const before = ui.checks();
    for (const state of statesIn(snapshot.value)) {
      const shows = screens.shows[state];
      states.add(state);
      if (shows === undefined)
        throw new Missing(`The screens of ${id} have no content for ${state}.`);
      if (shows === transient) throw new Error(`${state} is visible, but declared as passing`);
      if (shows === over) await ui.nothing();
      else await shows(ui, context, snapshot.value);
    }
    if (ui.checks() === before) throw new Error('the step checked nothing');
  }

  async function mustRefuse({ actor, observe }: Live): Promise<void> {
    const before = observe();
    const location = JSON.stringify([before.value, before.context, before.enabled]);
    if (tried.has(location)) return;
    tried.add(location);
    for (const event of samplesOf(model)) {
      if (before.enabled.includes(event)) continue;
      await act(async () => {
        try {
          await gesture(event, actor.getSnapshot().context);
        } catch (error) {
          if (!(error instanceof Unoffered)) throw error;
        }
      });
      if (!isDeepStrictEqual(observe(), before)) {
        throw new Error(`the screen allows a refused event: ${typeAndValues(event)}`);
      }
    }
  }

  async function look(live: Live): Promise<void> {
    await mustShow(live.actor);
    await mustRefuse(live);
    const [complaint] = complaints();
    if (complaint) throw new Error(`the console received: ${readableText(complaint)}`);
    moments += 1;
  }

  async function perform(live: Live, step: Step): Promise<void> {
    if (step.type !== 'user') return live.perform(step);
    const { event } = step;
    const by = await live.during(() => gesture(event, live.actor.getSnapshot().context));
    (by === byPlatform ? sent : made).add(event.type);
    if (by === byPlatform) await live.perform(step);
  }

  /** Events that were only sent, although they have a gesture. */
  const unmade = (): string[] =>
    [...sent].filter((type) => typeof screens.gestures[type] === 'function' && !made.has(type));

  return {
    unmade,
    begin: async (start: string): Promise<Driver> => {
      const live = startLive(model, start);
      const view = render(<Followed actor={live.actor} preview={preview} />);
      await look(live);
      return {
        async perform(step) {
          await act(() => perform(live, step));
          await look(live);
        },
        observe: live.observe,
        taken: live.taken,
        rest: live.rest,
        stop() {
          view.unmount();
          live.stop();
        },
      };
    },
    moments: () => moments,
    /** States that were not seen, and events whose gesture no step used. */
    missed() {
      const unshownStates = Object.entries(screens.shows).filter(
        ([state, shows]) => shows !== transient && !states.has(state),
      );
      return [...unshownStates.map(([state]) => state), ...unmade()];
    },
  };
}
