import { ServiceFailure } from '#domain/failure.ts';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import type { FlowServices } from './provider.ts';

const limit = 30_000;

/** @throws ServiceFailure `network` after the timeout, or the failure of a fetch */
export async function fetchFlows(
  { loadPage }: Pick<FlowServices, 'loadPage'>,
  ids: readonly FlowId[],
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceFailure({ kind: 'network' })), limit);
  });
  const pages = pageIds.filter((page) => ids.some((id) => id === pageRow(page).flow));
  try {
    await Promise.race([late, Promise.all(pages.map(loadPage))]);
  } finally {
    clearTimeout(timer);
  }
}
