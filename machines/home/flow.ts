import { defineFlow } from '#machines/shared/flow.ts';
import type { homeMachine } from './home.machine.ts';

/** `/`: the overview of credit and loans. */
export const homeFlow = defineFlow<typeof homeMachine>()({
  id: 'home',
  label: 'Home',
  description: 'The borrower’s credit, limit and loans.',
  input: ({ session, openIntents }) => ({ session, openIntents }),
  after: ({ location }) => location,
  creditOrderId: ({ context }) => context.homepage?.credit?.creditOrderId ?? null,
});
