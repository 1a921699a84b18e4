import type { Failure } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { KindFixture } from '../kinds/fixture.ts';
import { type Line, createServer, type Server } from './line.ts';
import type { Disk, JournalOutcome } from './memory-journal.ts';
import type { Product } from './product.ts';
import type { Schedule } from './schedule.ts';
import { createVirtualTime, type VirtualTime } from './time.ts';

export type ReportedOutcome = {
  outcome: MoneyOutcome;
  intent: MoneyIntent | null;
  at: number;
  /**
   * The server's inconclusive answer in the journal; null without one, or if the journal is lost.
   */
  answered: Failure | null;
};

export type World = {
  fixture: KindFixture;
  product: Product;
  time: VirtualTime;
  server: Server;
  line: Line;
  disk: Disk & {
    outcomes: JournalOutcome[];
    /** Whether a noted answer may be missing, because an operation failed or its page died. */
    failed: boolean;
  };
  /** Error of the device's clock, in milliseconds. */
  skew: number;
  draft: number | null;
  wanted: Set<number>;
  reports: ReportedOutcome[];
  crashes: string[];
  /** Whether the borrower knows that the money moved, and does not tap again. */
  satisfied: boolean;
};

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
    reports: [],
    crashes: [],
    satisfied: false,
  };
}

export function heal({ line, disk }: World): void {
  line.online = true;
  line.money.length = 0;
  line.reads.length = 0;
  disk.outcomes.length = 0;
}
