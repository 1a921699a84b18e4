import type { Goal } from '../people/goals.ts';
import type { Person } from '../people/typing.ts';
import { type Page, statesBelow } from '../phone/page.ts';
import type { Phone, Tab } from '../phone/phone.ts';

export type Slot = {
  name: string;
  phone: Phone;
  tab: Tab;
  person: Person;
  goal: Goal;
  last: string | null;
  restarts: number;
  page: Page | null;
  /** Version of the page's store at the last check; -1 without a page. */
  version: number;
  steps: number;
};

export const stateOf = ({ page, tab }: Slot): string => {
  if (!page) return 'closed';
  const { value } = page.snapshot();
  return JSON.stringify([value, statesBelow(page.root), tab.browser.href()]);
};
