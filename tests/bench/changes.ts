import { measureHeapGrowth } from './heap.ts';
import { onPhone, openPhones, type Phone, type Phones } from './phone.ts';
import type { Figure } from './report.ts';
import { measureTaps, prepareTaps, type Taps } from './taps.ts';
import type { Tap } from './walk.ts';

/** The cost of page changes. */
export type Changes = {
  taps: Taps;
  /** Growth of the heap in bytes over 200 page changes. */
  growth: number;
};

/** A round on a phone. `enter` opens its start and returns its taps; with `once`, before each walk. */
export type PhoneRound = {
  enter: (phone: Phone) => Promise<readonly Tap[]>;
  once: boolean;
};

const KiB = 1024;
const tapRounds = 5;
const changes = 200;

/**
 * Disables optimising compilers: they add about a megabyte of code in the first hundreds of
 * changes, which is not a leak of pages.
 */
const uncompiled = ['--no-opt', '--no-maglev', '--no-sparkplug'];

/**
 * Walks in a circle: on a slow phone for the time of each change, on a fast one for heap growth.
 *
 * @param enter opens the app on a phone; the walk starts where it ends
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
 * Walks rounds on a slow phone, for the time of each page change. A round with an irreversible end
 * starts with a new borrower each time.
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

/** The app's figures, compared with the plain app's. */
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
