import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { formatDay } from '#domain/date-format.ts';
import type { Failure } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { Texts } from '#i18n/resources.ts';
import { byPlatform, type Screens } from './screens.ts';
import type { Ui } from './ui.ts';

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

/** A failed page explains why, and offers a retry. */
export const failedShows =
  (words: TextsWith<{ failed: string }>) =>
  async (ui: Ui, { failure }: { failure: Failure | null }) => {
    await ui.reads(ui.t(`${words}:failed`), failure ? failureText(ui.t, failure) : /why/);
    await ui.has('button', ui.t('common:retry'));
  };

/** Gestures of the flows that do not have their own. */
export const usualGestures: Screens['gestures'] = {
  /** Closes an open agreement, or taps the back button; without either, the platform goes back. */
  async 'nav.back'(ui) {
    for (const name of ['info:agreement.done', 'common:back'] as const) {
      if (await ui.offers('button', ui.t(name))) return ui.tap('button', ui.t(name));
    }
    return byPlatform;
  },
  'retry.pressed': (ui) => ui.tap('button', ui.t('common:retry')),
};
