import { measureHeapGrowth } from './heap.ts';
import { onPhone, openPhones, type Phone, type Phones } from './phone.ts';
import type { Figure } from './report.ts';
import { measureTaps, prepareTaps, type Taps } from './taps.ts';
import type { Tap } from './walk.ts';

/** What changes of pages cost. */
export type Changes = {
  taps: Taps;
  /** Bytes that the heap grew by in 200 changes of pages. */
  growth: number;
};

/** A round on a phone: what leads to it gives its taps. */
export type PhoneRound = {
  enter: (phone: Phone) => Promise<readonly Tap[]>;
  once: boolean;
};

const KiB = 1024;
const tapRounds = 5;
const changes = 200;

/**
 * The engine compiles what runs often, about a megabyte in the first hundreds of changes, and then
 * no more: no page leaves that behind. Without it, what grows is what pages leave.
 */
const uncompiled = ['--no-opt', '--no-maglev', '--no-sparkplug'];

/**
 * Walks in a circle: on a slow phone for the time that each change takes, on a fast one for what
 * it leaves behind.
 *
 * @param enter opens the app on a phone; the walk begins where it ends
 */
export async function measureChanges(
  phones: Phones,
  enter: (phone: Phone) => Promise<readonly Tap[]>,
): Promise<Changes> {
  const taps = await onPhone(await phones.open({ cpu: 6, slow4g: false }), async (phone) => {
    await prepareTaps(phone.page);
    return measureTaps(phone.page, await enter(phone), tapRounds);
  });
  const cold = await openPhones(uncompiled);
  try {
    const phone = await cold.open({ cpu: 1, slow4g: false });
    return { taps, growth: await measureHeapGrowth(phone, await enter(phone), changes) };
  } finally {
    await cold.close();
  }
}

/**
 * Rounds on a slow phone, for the time that each change of pages takes. What ends in something that
 * can't be taken back is entered anew each time.
 */
export async function measureRounds(
  phones: Phones,
  origin: string,
  rounds: readonly PhoneRound[],
): Promise<Taps> {
  return onPhone(await phones.open({ cpu: 6, slow4g: false, origin }), async (phone) => {
    await prepareTaps(phone.page);
    const taps: Taps = {};
    for (const [index, { enter, once }] of rounds.entries()) {
      const again = once ? () => enter(phone) : undefined;
      Object.assign(taps, await measureTaps(phone.page, await enter(phone), tapRounds, again));
      console.log(`round ${index + 1} of ${rounds.length}`);
    }
    return taps;
  });
}

/** Ours beside the plain app's. */
export function changeFigures(ours: Changes, plain: Changes): Figure[] {
  const both = (read: (changes: Changes) => number) => ({
    ours: read(ours),
    floor: { of: 'plain app', value: read(plain), ratio: read(ours) / read(plain) },
  });
  const slowest = ({ taps }: Changes) => Math.max(...Object.values(taps));
  const left = ({ growth }: Changes) => growth / KiB;
  return [
    {
      name: 'tap to paint, slowest change',
      unit: 'ms',
      ...both(slowest),
      reach: { most: 100 },
    },
    {
      name: 'heap after 200 changes',
      unit: 'KiB',
      ...both(left),
      reach: { most: KiB },
    },
  ];
}
