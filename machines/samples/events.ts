import type { PageId } from '#domain/pages.ts';
import type { FlowEvent } from '#machines/shared/events.ts';

type Samples = {
  [Type in FlowEvent['type']]: readonly Extract<FlowEvent, { type: Type }>[];
};

export const flowEvents = (forward: readonly PageId[]): Samples => ({
  'nav.back': [{ type: 'nav.back' }],
  'nav.forward': forward.map((page) => ({ type: 'nav.forward', location: { page, query: {} } })),
  'page.refreshed': [{ type: 'page.refreshed' }],
  'page.shown': [{ type: 'page.shown' }],
  'connection.restored': [{ type: 'connection.restored' }],
  'session.renewed': [{ type: 'session.renewed' }],
});
