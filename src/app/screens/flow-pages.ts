import type { ComponentType } from 'react';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import { appFlows } from '#flows/flows.ts';
import type { FlowActorRefs } from './joined-pages.ts';

export function flowPage<Id extends FlowId>(
  id: Id,
  page: PageId,
): { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> } {
  const { shared = [], chunk } = appFlows[id];
  return {
    texts: [id, ...shared],
    load: async () => (await chunk()).screens(page, (children: FlowActorRefs) => children[id]),
  };
}
