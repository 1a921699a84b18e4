import type { ComponentType } from 'react';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import { appFlows } from '../flows/flows.ts';
import type { FlowActorRefs } from './join-pages.ts';

/** The texts and the screen of a flow's page. */
export function flowPage<Id extends FlowId>(
  id: Id,
  page: PageId,
): { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> } {
  const { texts, load } = appFlows[id].screens;
  return { texts, load: () => load(page, (children: FlowActorRefs) => children[id]) };
}
