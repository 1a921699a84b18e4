import type { Person } from '#tests/browser/harness/person.ts';
import { enterHome, type Visit } from './app-walks.ts';
import type { Tap } from './walk.ts';

/** Taps by a borrower of a scenario, who stands where the first of them is made. */
export type Round = {
  enter: (visit: Visit) => Promise<unknown>;
  taps: (visit: Visit) => Tap[];
  /** What can't be taken back: another borrower each time, in a page that is opened afresh. */
  once?: true;
};

/** Changes of pages as a person makes them, each named by its two pages. */
export function changes({ app, t, taps, row, sees }: Person) {
  const to = (name: string, tap: () => Promise<void>, title: string): Tap => ({
    name,
    tap,
    seen: () => sees(title),
  });
  return {
    to,
    /** By the button with these words in it. */
    by: (name: string, words: string, title: string) => to(name, () => row(words).click(), title),
    /** By the button with exactly these words. */
    exactly: (name: string, words: string, title: string) => to(name, () => taps(words), title),
    back: (name: string, words: string, title: string) => to(name, () => taps(words), title),
    home: (name: string, words: string): Tap => ({
      name,
      tap: () => taps(words),
      seen: () => app.getByRole('button', { name: t('home:refresh') }).waitFor(),
    }),
  };
}

/** Who stands at home, as a fresh borrower in a scenario. */
export const asIn = (scenario: string) => (visit: Visit) => enterHome(visit, scenario);
