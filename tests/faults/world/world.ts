import type { KindFixture } from '../kinds/fixture.ts';
import type { Line } from './line.ts';
import type { Disk } from './memory-journal.ts';
import type { Told } from './page.ts';
import type { Product } from './product.ts';
import type { Schedule } from './schedule.ts';
import { createServer, type Server } from './server.ts';
import { createVirtualTime, type VirtualTime } from './time.ts';

/** Everything outside the pages, and what an onlooker notes. */
export type World = {
  fixture: KindFixture;
  product: Product;
  time: VirtualTime;
  server: Server;
  line: Line;
  disk: Disk;
  /** By how much the device's clock is wrong, milliseconds. */
  skew: number;
  /** What was typed last, as a flow's record keeps it. */
  draft: number | null;
  /** Amounts that were confirmed by a tap. */
  wanted: Set<number>;
  told: Told[];
  crashes: string[];
  /** The person knows that the money moved, and taps no more. */
  satisfied: boolean;
};

/** A world with the outcomes of a schedule, before anything happened. */
export function createWorld(fixture: KindFixture, product: Product, schedule: Schedule): World {
  const time = createVirtualTime();
  return {
    fixture,
    product,
    time,
    server: createServer(time, fixture),
    line: {
      online: true,
      money: [...schedule.money],
      reads: [...schedule.reads],
      sent: new Set(),
      answered: new Map(),
    },
    disk: { entries: new Map(), outcomes: [...schedule.journal], freeAt: 0, failed: false },
    skew: 0,
    draft: null,
    wanted: new Set(),
    told: [],
    crashes: [],
    satisfied: false,
  };
}

/** From here on everything works. */
export function heal({ line, disk }: World): void {
  line.online = true;
  line.money.length = 0;
  line.reads.length = 0;
  disk.outcomes.length = 0;
}
