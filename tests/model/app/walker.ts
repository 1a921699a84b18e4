import { Missing } from '#machines/walk/missing.ts';
import { typeAndValues } from '#machines/walk/readable-text.ts';
import { failureText } from '#machines/walk/story.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { movesMoney } from '#app/store.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { applyIntent, feeIntent, repayIntent } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { isLayered, keyOf } from './key.ts';
import { type Fault, faultsOf } from './oracle.ts';
import { type AppStep, perform, rest, type Start } from './steps.ts';
import type { Tabs, Tab } from './tab.ts';

export type Walker = {
  tab: () => Tab;
  key: () => string;
  begin: (start: Start) => Promise<void>;
  take: (step: AppStep) => Promise<void>;
  /** A call ends only while it is open. */
  can: (step: AppStep) => boolean;
  /** Number of steps of all walks, including the starts. */
  count: () => number;
  tell: (faults: readonly [Fault, ...Fault[]]) => never;
};

const leftBehind: Record<Start['found'], readonly MoneyIntent[]> = {
  nothing: [],
  application: [applyIntent],
  payment: [repayIntent],
  fee: [feeIntent],
  rollover: [deferralIntent],
  restructure: [restructureIntent],
  card: [cardIntent],
  deletion: [deletionIntent],
};

const isBack = (step: AppStep): boolean =>
  (step.do === 'request' && step.request.type === 'nav.back') ||
  (step.do === 'browser' && step.moves.every((by) => by < 0));

function wordsOf(step: AppStep): string {
  if (step.do === 'end') return `${step.port} ends: ${step.how}`;
  const { do: what, ...values } = step;
  return typeAndValues({ type: what, ...values });
}

function storyOf({ href, found }: Start, steps: readonly AppStep[]): string[] {
  const begun = `opened at ${href}, with ${found} left open`;
  return [begun, ...steps.map(wordsOf)];
}

/**
 * `replay`: the command that repeats the walk. The walker throws the story at the first fault.
 */
export function createWalker(tabs: Tabs, texts: AppTexts, replay: string): Walker {
  let tab: Tab;
  let story: { start: Start; steps: AppStep[] };
  let count = 0;
  const key = () => keyOf(tab);

  function throwStory(faults: readonly [Fault, ...Fault[]]): never {
    const [{ sentence, should, is }, ...more] = faults;
    const text = failureText({
      sentence,
      story: storyOf(story.start, story.steps),
      should: should === undefined ? [] : [should],
      is: is === undefined ? [] : [is],
    });
    const also = more.map((fault) => `  also:   ${fault.sentence}`);
    throw new Error([text, ...also, `  replay: ${replay}`].join('\n'));
  }

  async function withStory<Result>(does: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await does();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof Missing) return throwStory([{ sentence: message }]);
      return throwStory([{ sentence: 'The app breaks.', is: message }]);
    }
  }

  function look(alsoWrong: Fault[]): void {
    const [first, ...more] = [...alsoWrong, ...faultsOf(tab, texts)];
    if (first) throwStory([first, ...more]);
  }

  return {
    tab: () => tab,
    key,
    count: () => count,
    tell: throwStory,
    can: (step) =>
      step.do !== 'end' ||
      tab.world.calls
        .open()
        .some(({ port, ends }) => port === step.port && ends.includes(step.how)),
    async begin(start) {
      story = { start, steps: [] };
      count += 1;
      tab = await withStory(() => tabs.open(start.href, leftBehind[start.found]));
      await withStory(() => rest(tab));
      await withStory(() => tab.world.calls.open());
      look([]);
    },
    async take(step) {
      const before = tab.store.snapshot();
      const held = movesMoney(before) && !isLayered(before) && isBack(step);
      const from = held ? key() : null;
      story.steps.push(step);
      count += 1;
      tab = await withStory(() => perform(tabs, tab, step, key));
      // Listing the open calls throws for a call without a possible outcome; here the story is
      // added.
      await withStory(() => tab.world.calls.open());
      const wasTaken = from !== null && key() !== from;
      look(wasTaken ? [{ sentence: 'Back was taken while money is under way.' }] : []);
    },
  };
}
