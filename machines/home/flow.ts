import { defineFlow } from '#machines/shared/flow.ts';
import type { homeMachine } from './home.machine.ts';

export const homeFlow = defineFlow<typeof homeMachine>()({
  id: 'home',
  description: 'The borrower’s credit, limit and loans.',
  meta: { label: 'Home' },
  input: () => undefined,
  after: ({ location }) => location,
  location: () => ({ page: 'home', query: {} }),
  record: null,
  money: [],
});
