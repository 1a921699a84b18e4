import { createHash } from 'node:crypto';
import { frames } from './frame.ts';
import { PlainRequest } from './plain-request.ts';
import type { Random } from './random.ts';
import type { Event, Scheduler } from './scheduler.ts';

type Source = {
  scheduler: Scheduler;
  entropy: Random;
};

let source: Source | null = null;

function present(): Source {
  if (!source) throw new Error('the clock or a random number was read outside of a world');
  return source;
}

export function enter(world: Source | null): void {
  source = world;
}

const wallTime = () => present().scheduler.now() + (frames.getStore()?.skew() ?? 0);
/** Milliseconds since the page was opened. */
export const pageTime = () => present().scheduler.now() - (frames.getStore()?.openedAt ?? 0);

const after = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): Event =>
  present().scheduler.after(delay, 'timer', () => run(...given));

const isEvent = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && 'tie' in value;

function cancel(timer: unknown): void {
  if (isEvent(timer)) timer.run = null;
}

/** A subclass, because a proxy would be slower. */
class WorldDate extends Date {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(wallTime());
    else super(given[0]);
  }
  static override now(): number {
    return wallTime();
  }
}

function randomBytes<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  present().entropy.fill(bytes);
  return bytes;
}

/** The real digest runs in another thread, for which the scheduler cannot wait. */
async function digest(_: string, bytes: Uint8Array): Promise<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
}

function refuseChance(): never {
  throw new Error('random numbers must come from crypto.getRandomValues');
}

/** Node's `AbortSignal.any` holds weak references: garbage collection would change results. */
function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

/**
 * Replaces globals of this process permanently. The product receives others as parameters (`Host`,
 * `Services`, the sandbox's `Sources`).
 */
export function takeOverGlobals(): void {
  const values = {
    setTimeout: after,
    clearTimeout: cancel,
    Date: WorldDate,
    Request: PlainRequest,
    crypto: { getRandomValues: randomBytes, randomUUID: refuseChance, subtle: { digest } },
  };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  Object.defineProperty(Math, 'random', { configurable: true, value: refuseChance });
  Object.defineProperty(performance, 'now', { configurable: true, value: pageTime });
  Object.defineProperty(AbortSignal, 'any', { configurable: true, value: anySignal });
}
