import { isBusy } from '#app/navigation/follow.ts';
import { pageRow } from '#domain/pages.ts';
import type { Page } from '../phone/page.ts';
import type { Server } from '../server/server.ts';
import type { Random } from '../world/random.ts';
import type { Gesture } from './gesture-effect.ts';
import { gesturesOn } from './gestures.ts';
import { always, type Goal } from './goals.ts';
import { loginGestures, type Person, typingGestures } from './typing.ts';

/** `isUsual`: whether the gesture leads to the goal. */
export type Choice = { gesture: Gesture; isUsual: boolean };

const fits = (step: string | RegExp, name: string): boolean =>
  typeof step === 'string' ? name === step : step.test(name);

function isUnread(page: Page): boolean {
  const { borrow, restructure } = page.snapshot().children;
  const knows = [borrow?.getSnapshot().context, restructure?.getSnapshot().context];
  return knows.some((context) => context?.agreementRead === false);
}

/** Whether `last` makes a gesture needless: the same entry, or another coupon. */
const isDone = (name: string, last: string | null): boolean =>
  (name === last && name.includes('entry.changed')) ||
  (name.includes('coupon.toggled') && (last?.includes('coupon.toggled') ?? false));

function isPricing(page: Page): boolean {
  const borrow = page.snapshot().children.borrow?.getSnapshot();
  return (borrow?.matches({ quota: 'settling' }) || borrow?.matches({ quota: 'pricing' })) ?? false;
}

function fromAnywhere(steps: Goal['steps'], chance: Random): Goal['steps'] {
  const from = chance.below(steps.length);
  return [...steps.slice(from), ...steps.slice(0, from)];
}

/** Null without a gesture towards the goal, and while the screen is busy or awaits a price. */
function usualOf(
  gestures: readonly Gesture[],
  goal: Goal,
  page: Page,
  last: string | null,
  chance: Random | null,
): Gesture | null {
  if (isBusy(page.snapshot()) || isPricing(page)) return null;
  const readsAgreement = page.location()?.page === 'agreement';
  const back = readsAgreement ? ['nav.back'] : [];
  const idle = isUnread(page) ? 'agreement.ticked' : 'agreement.opened';
  const wanted = gestures.filter(({ name }) => !name.includes(idle) && !isDone(name, last));
  const steps = goal.inAnyOrder && chance ? fromAnywhere(goal.steps, chance) : goal.steps;
  for (const step of [...back, ...steps, ...always]) {
    const found = wanted.find(({ name }) => fits(step, name));
    if (found) return found;
  }
  return null;
}

function allGestures(page: Page, server: Server, person: Person): Gesture[] {
  const location = page.location();
  if (!location) return [];
  const atLogin = pageRow(location.page).flow === 'login';
  const known = atLogin
    ? loginGestures(page, server, person)
    : typingGestures(page, server, person);
  return [...known, ...gesturesOn(page)];
}

const weightOf = ({ name }: Gesture): number => {
  if (/logout|language|changes the number/.test(name)) return 0.2;
  if (/\.(confirmed|requested)\b/.test(name)) return 4;
  return 1;
};

/** @param chance null: always the gesture that leads to the goal */
export function choose(
  page: Page,
  server: Server,
  person: Person,
  { goal, last }: { goal: Goal; last: string | null },
  chance: Random | null,
): Choice | null {
  const gestures = allGestures(page, server, person);
  const atLogin = page.location()?.page === 'login';
  const usual = atLogin ? (gestures[0] ?? null) : usualOf(gestures, goal, page, last, chance);
  if (!chance || chance.chance(0.82) || gestures.length === 0) {
    return usual && { gesture: usual, isUsual: true };
  }
  const total = gestures.reduce((sum, one) => sum + weightOf(one), 0);
  let left = chance.next() * total;
  const gesture = gestures.find((one) => {
    left -= weightOf(one);
    return left < 0;
  });
  return gesture ? { gesture, isUsual: gesture.name === usual?.name } : null;
}
