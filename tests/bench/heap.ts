import type { Phone } from './phone.ts';
import { watchRequests } from './quiet.ts';
import { changesBy, type Tap } from './walk.ts';

/** Heap size in bytes after garbage collection. */
async function heapOf({ devtools }: Phone): Promise<number> {
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Growth of the heap in bytes over a number of page changes, after each page was visited once and
 * all prefetched code has loaded.
 */
export async function measureHeapGrowth(
  phone: Phone,
  taps: readonly Tap[],
  changes: number,
): Promise<number> {
  const walk = changesBy(taps);
  const round = async () => {
    for (const { go } of walk) await go();
  };
  const rested = watchRequests(phone.page);
  await round();
  await rested();
  const first = await heapOf(phone);
  for (let done = 0; done < changes; done += walk.length) await round();
  return (await heapOf(phone)) - first;
}
