import type { Goal } from '../people/goals.ts';
import type { Person } from '../people/typing.ts';
import { type Page, statesBelow } from '../phone/page.ts';
import type { Phone, Tab } from '../phone/phone.ts';

/** A tab in somebody's hand: the page in it, while one is open. */
export type Slot = {
  name: string;
  phone: Phone;
  tab: Tab;
  person: Person;
  goal: Goal;
  /** The last gesture that was made in it. */
  last: string | null;
  /** How often the person went home and began anew since they have this goal. */
  begun: number;
  page: Page | null;
  /** The change of its machines that was noted last. */
  version: number;
  /** How many steps were taken in it. */
  steps: number;
};

/** Where a page is, in one line: worlds are compared by it. */
export const stateOf = ({ page, tab }: Slot): string => {
  if (!page) return 'closed';
  const { value } = page.snapshot();
  return JSON.stringify([value, statesBelow(page.root), tab.browser.href()]);
};
