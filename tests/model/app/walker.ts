import { numbered, typeAndValues } from '../harness/said.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { movesMoney } from '#app/store.ts';
import { applyIntent, repayIntent } from '../samples/loans.ts';
import { isLayered, keyOf } from './key.ts';
import { faultsOf } from './oracle.ts';
import { type AppStep, perform, rest, type Start } from './steps.ts';
import type { Stage, Tab } from './tab.ts';

/** A walk through the running app: what happened so far, and where it stands. */
export type Walker = {
  tab: () => Tab;
  key: () => string;
  begin: (start: Start) => Promise<void>;
  take: (step: AppStep) => Promise<void>;
  /** Whether a step can be taken now: a call ends only while it is open. */
  can: (step: AppStep) => boolean;
  /** How many steps were taken in all walks, beginnings included. */
  count: () => number;
  /** How the walk began. */
  begun: () => Start;
  /** What happened since then. */
  steps: () => readonly AppStep[];
  /** The same, as it is told when something is wrong. */
  story: () => string;
};

const intents = { nothing: [], application: [applyIntent], payment: [repayIntent] };

/** A person's or the browser's way back. */
const isBack = (step: AppStep): boolean =>
  (step.do === 'request' && step.request.type === 'nav.back') ||
  (step.do === 'browser' && step.moves.every((by) => by < 0));

/** What happened, one thing after the other, as a person would tell it. */
function storyOf(start: Start, steps: readonly AppStep[]): string {
  const { href, found } = start;
  const begun = `opened at ${href}, with ${found} left open`;
  const told = steps.map(({ do: what, ...values }) => typeAndValues({ type: what, ...values }));
  return numbered([begun, ...told]).join('\n');
}

/**
 * Walks the running app and looks at it after every step.
 *
 * @throws Error with the story as soon as something is wrong
 */
export function createWalker(stage: Stage, texts: AppTexts): Walker {
  let tab: Tab;
  let story: { start: Start; steps: AppStep[] };
  let count = 0;
  const key = () => keyOf(tab);

  function look(alsoWrong: string[]): void {
    const faults = [...alsoWrong, ...faultsOf(tab, texts)];
    if (faults.length === 0) return;
    throw new Error(
      `${faults.join('\n')}\n${storyOf(story.start, story.steps)}\n  at last: ${key()}`,
    );
  }

  return {
    tab: () => tab,
    key,
    count: () => count,
    begun: () => story.start,
    steps: () => story.steps,
    story: () => storyOf(story.start, story.steps),
    can: (step) =>
      step.do !== 'end' ||
      tab.world.calls
        .open()
        .some(({ port, ends }) => port === step.port && ends.includes(step.how)),
    async begin(start) {
      story = { start, steps: [] };
      count += 1;
      tab = stage.open(start.href, intents[start.found]);
      await rest(tab);
      look([]);
    },
    async take(step) {
      const before = tab.store.snapshot();
      const held = movesMoney(before) && !isLayered(before) && isBack(step);
      const from = held ? key() : null;
      story.steps.push(step);
      count += 1;
      tab = await perform(stage, tab, step, key);
      look(from !== null && key() !== from ? ['back was taken while money is under way'] : []);
    },
  };
}
