import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { formatDay } from '#domain/date-format.ts';
import type { Failure } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { Texts } from '#i18n/resources.ts';
import {
  byPlatform,
  type Content,
  type Expected,
  over,
  type Screens,
  type Shows,
  type Tap,
  transient,
} from './screens.ts';
import { having, type TextKey, type Ui } from './ui.ts';

/** The namespaces of the texts that have a part. */
type TextsWith<Part> = {
  [Name in keyof Texts]: Texts[Name] extends Part ? Name : never;
}[keyof Texts];

export async function closedShows(ui: Ui, closed: ClosedBorrowing): Promise<void> {
  const name =
    closed.reason === 'underWay' ? (`underWay.s${closed.status}` as const) : closed.reason;
  const values = {
    amount: closed.reason === 'overdue' ? formatPeso(closed.amount) : '',
    day: closed.reason === 'rejected' ? formatDay(closed.applyAgainOn, ui.language) : '',
  };
  await ui.reads(ui.t(`home:closed.${name}.title`, values));
  await ui.lacks(ui.t('home:limit.title'), ui.t('borrow:limit.start'));
}

/** The page of a money action in its first state. */
export const moneyShows =
  (words: TextsWith<{ money: { title: string } }>) =>
  async (ui: Ui, { intent }: { intent: MoneyIntent | null }) => {
    const phase = intent ? 'checking' : 'sending';
    const title = intent ? 'common:money.checking' : (`${words}:money.title` as const);
    await ui.title(ui.t(title));
    await ui.reads(ui.t(`${words}:money.${phase}`));
    if (await ui.offers('button', ui.t('common:back')))
      throw new Error('the page of a money action has a back button');
  };

/** The page explains the last failure; a test without one fails. */
export const whyShows = async (ui: Ui, { failure }: { failure: Failure | null }): Promise<void> =>
  ui.reads(failure ? failureText(ui.t, failure) : /why/);

/** A failed page explains why, and offers a retry. */
export const failedShows = (failed: TextKey) =>
  [{ reads: failed, button: 'common:retry' }, whyShows] as const;

/** The page shows the notice of stale content; the time in the notice is not checked. */
export const staleShows = (ui: Ui): Promise<void> =>
  ui.reads(having(ui.t('common:staleSince', { time: '|' }).split('|')[1] ?? 'stale'));

/** Reads the text of the present problem, with the reason of its failure. */
export async function problemShows<Type extends string>(
  ui: Ui,
  problem: { type: Type; failure?: Failure } | null,
  textOf: (type: Type, values: { reason: string }) => string,
): Promise<void> {
  if (!problem) return;
  const { type, failure } = problem;
  await ui.reads(textOf(type, { reason: failure ? failureText(ui.t, failure) : '' }));
}

/** Gestures of the flows that do not have their own. */
const usualGestures: Screens['gestures'] = {
  // The child `moneyAction` stays in its first state; its own walk covers its control.
  'check.requested': byPlatform,
  /** Closes an open agreement, or taps the back button; without either, the platform goes back. */
  async 'nav.back'(ui) {
    for (const name of ['info:agreement.done', 'common:back'] as const) {
      if (await ui.offers('button', ui.t(name))) return ui.tap('button', ui.t(name));
    }
    return byPlatform;
  },
  'retry.pressed': (ui) => ui.tap('button', ui.t('common:retry')),
};

const listOf = (keys: TextKey | readonly TextKey[] = []): readonly TextKey[] =>
  typeof keys === 'string' ? [keys] : keys;

async function mustShow(ui: Ui, content: Content): Promise<void> {
  const { title, dialog } = content;
  const words = (keys: Content['reads']) => listOf(keys).map((key) => ui.t(key));
  if (title) await ui.title(ui.t(title));
  if (dialog !== undefined) await ui.dialog(dialog && ui.t(dialog));
  if (content.reads) await ui.reads(...words(content.reads));
  if (content.lacks) await ui.lacks(...words(content.lacks));
  for (const name of words(content.button)) await ui.has('button', name);
}

const isList = <One>(some: One | readonly One[]): some is readonly One[] => Array.isArray(some);

const showsOf =
  (expected: Expected<unknown, unknown>): Shows<unknown, unknown> =>
  async (ui, context, value) => {
    if (typeof expected === 'function') return expected(ui, context, value);
    if (!isList(expected)) return mustShow(ui, expected);
    for (const one of expected) await showsOf(one)(ui, context, value);
  };

/** A machine's `screens.ts`. */
export type ScreensPart = {
  gestures: Record<string, Screens['gestures'][string] | Tap>;
  shows: Record<string, Expected<unknown, unknown> | typeof transient | typeof over>;
};

/** Completes a machine's part with the usual gestures. */
export function screensOf({ gestures, shows }: ScreensPart): Screens {
  const screens: Screens = { gestures: { ...usualGestures }, shows: {} };
  for (const [type, gesture] of Object.entries(gestures)) {
    if (typeof gesture === 'object') {
      const [role, ...names] = gesture;
      screens.gestures[type] = (ui) => ui.tap(role, ...names.map((name) => ui.t(name)));
    } else screens.gestures[type] = gesture;
  }
  for (const [state, expected] of Object.entries(shows)) {
    screens.shows[state] =
      expected === transient || expected === over ? expected : showsOf(expected);
  }
  return screens;
}
