import { setImmediate } from 'node:timers/promises';
import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { day } from '#domain/constants.ts';
import { models } from '#machines/models.ts';
import { startLive } from '#machines/walk/live.ts';
import type { Model, Path, Step } from '#machines/walk/model.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { createPageClock } from '#services/page-clock.ts';

async function arrive(model: Model, { start, steps }: Path) {
  const simulated = new SimulatedClock();
  const pageClock = createPageClock(simulated);
  const increment = (milliseconds: number) => simulated.increment(milliseconds);
  const live = startLive(model, start, { ...pageClock, increment });
  for (const step of steps) await live.perform(step);
  return { ...live, increment, hide: pageClock.hold };
}

/** Services that start within a day on a hidden page. `reply` first ends a request in flight. */
async function startedWhileHidden(model: Model, path: Path, reply: Step | null): Promise<string[]> {
  const { hide, increment, perform, rest, stop } = await arrive(model, path);
  hide();
  if (reply) await perform(reply);
  const running = new Set(rest().services.values());
  increment(day);
  await setImmediate();
  const started = [...rest().services].filter(([, service]) => !running.has(service));
  stop();
  return started.map(([id]) => id);
}

/** The states of a plan, without a reply and with each reply that follows. */
async function statesOf(model: Model): Promise<Map<string, { path: Path; reply: Step | null }>> {
  const states = new Map<string, { path: Path; reply: Step | null }>();
  const { paths } = await readTransitions(model);
  for (const { start, steps } of paths) {
    const { observe, perform, stop } = startLive(model, start);
    for (const [index, { step }] of steps.entries()) {
      const state = JSON.stringify(observe().value);
      const path = { start, steps: steps.slice(0, index).map((one) => one.step) };
      for (const reply of step.type === 'settle' ? [null, step] : [null]) {
        const key = `${state} ${JSON.stringify(reply)}`;
        if (!states.has(key)) states.set(key, { path, reply });
      }
      await perform(step);
    }
    stop();
  }
  return states;
}

describe.each(models.map((model) => ({ id: model.machine.id, model })))(
  'the machine $id on a hidden page',
  ({ model }) => {
    it('starts no poll in any state of its plan, with and without a reply in flight', async () => {
      const polls: string[] = [];
      for (const [state, { path, reply }] of await statesOf(model)) {
        const started = await startedWhileHidden(model, path, reply);
        polls.push(...started.map((id) => `${id} starts in ${state}`));
      }
      expect(polls).toEqual([]);
    });
  },
);
