import type { Person } from '#tests/browser/harness/person.ts';
import { enterHome, type Visit } from './app-walks.ts';
import type { Tap } from './walk.ts';

/** Taps of a borrower in a scenario, from a given page. */
export type Round = {
  enter: (visit: Visit) => Promise<unknown>;
  taps: (visit: Visit) => Tap[];
  /** The end is irreversible, so each time needs another borrower and a new page. */
  once?: true;
};

/** Functions that create taps to another page; a tap's name consists of the two pages. */
export function changes({ app, t, taps, row, sees }: Person) {
  const to = (name: string, tap: () => Promise<void>, title: string): Tap => ({
    name,
    tap,
    seen: () => sees(title),
  });
  return {
    to,
    /** By the button that contains these words. */
    by: (name: string, words: string, title: string) => to(name, () => row(words).click(), title),
    /** By the button with exactly these words. */
    exactly: (name: string, words: string, title: string) => to(name, () => taps(words), title),
    home: (name: string, words: string): Tap => ({
      name,
      tap: () => taps(words),
      seen: () => app.getByRole('button', { name: t('home:refresh') }).waitFor(),
    }),
  };
}

/** Opens home as a new borrower in a scenario. */
export const asIn = (scenario: string) => (visit: Visit) => enterHome(visit, scenario);
