import type { PageId } from '#domain/pages.ts';
import type { ForwardEvent } from '#machines/shared/events.ts';

export const forwardTo = (...pages: readonly PageId[]): ForwardEvent[] =>
  pages.map((page) => ({ type: 'nav.forward', location: { page, query: {} } }));
