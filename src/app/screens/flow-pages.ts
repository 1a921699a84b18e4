import type { ComponentType } from 'react';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import { flowChunks, textsOfOthers } from '#flows/flows.ts';
import type { FlowActorRefs } from './joined-pages.ts';

export function flowPage<Id extends FlowId>(
  id: Id,
  page: PageId,
): { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> } {
  return {
    texts: [id, ...(textsOfOthers[id] ?? [])],
    load: async () =>
      (await flowChunks[id]()).pages.joined(page, (children: FlowActorRefs) => children[id]),
  };
}
