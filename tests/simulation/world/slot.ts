import type { Goal } from '../people/goals.ts';
import type { Person } from '../people/typing.ts';
import { type Page, statesBelow } from '../phone/page.ts';
import type { Phone, Tab } from '../phone/phone.ts';

/** A tab that a person uses; `page` is null while no page is open. */
export type Slot = {
  name: string;
  phone: Phone;
  tab: Tab;
  person: Person;
  goal: Goal;
  /** Name of the last gesture; null before the first one. */
  last: string | null;
  /** Number of times that the person went home to start again with the current goal. */
  restarts: number;
  page: Page | null;
  /** Last noted version of the machines' state. */
  version: number;
  steps: number;
};

/** Returns the state of a page in one line, for the comparison of worlds. */
export const stateOf = ({ page, tab }: Slot): string => {
  if (!page) return 'closed';
  const { value } = page.snapshot();
  return JSON.stringify([value, statesBelow(page.root), tab.browser.href()]);
};
