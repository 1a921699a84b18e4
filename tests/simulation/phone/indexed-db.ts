import { picturesDatabase } from '#services/storage/drop-pictures.ts';
import type { Luck } from '../world/luck.ts';
import type { Scheduler } from '../world/scheduler.ts';
import type { Phone } from './phone.ts';

type Simulation = { scheduler: Scheduler; luck: Luck; alive: () => boolean };

/** `takes` in milliseconds; `acknowledged`: whether the operation reports success. */
type Outcome = { takes: number; done: boolean; acknowledged: boolean };

function outcomeOf({ name, pictures }: Phone, { luck }: Simulation): Outcome {
  pictures.operations += 1;
  const thing = `the pictures of ${name}, operation ${pictures.operations}`;
  const chance = luck.of(thing);
  const drawn = chance?.next() ?? 1;
  if (!chance || drawn > 0.15) return { takes: 1, done: true, acknowledged: true };
  if (drawn > 0.05) {
    const takes = chance.between(20, 3_000);
    luck.happened(thing, `${thing} takes ${takes} ms`);
    return { takes, done: true, acknowledged: true };
  }
  const done = drawn <= 0.025;
  luck.happened(thing, `${thing} ${done ? 'is done, and says that it failed' : 'is not done'}`);
  return { takes: 5, done, acknowledged: false };
}

/** Simulates IndexedDB for unsent pictures; `journal.ts` simulates the journal. */
export function createIndexedDb(phone: Phone, playing: Simulation) {
  const { disk, pictures } = phone;
  const { scheduler, alive } = playing;

  /** Runs operations in the order of the calls of all tabs, even after their page has died. */
  function operate(least: number, label: string, end: () => void): void {
    pictures.freeAt = Math.max(pictures.freeAt, scheduler.now() + least);
    scheduler.afterAll(pictures.freeAt - scheduler.now(), label, end);
  }
  function request(label: string, work: () => unknown) {
    const { takes, done, acknowledged } = outcomeOf(phone, playing);
    const idbRequest: EventTarget & { result: unknown; error: DOMException | null } = Object.assign(
      new EventTarget(),
      { result: undefined, error: null },
    );
    operate(takes, label, () => {
      const isStored = done && !(label === 'picture put' && phone.full);
      if (isStored) idbRequest.result = work();
      if (alive())
        idbRequest.dispatchEvent(new Event(isStored && acknowledged ? 'success' : 'error'));
    });
    return idbRequest;
  }
  const store = {
    put: (value: unknown, key: string) =>
      request('picture put', () => void pictures.stored.set(key, value)),
    get: (key: string) => request('picture read', () => pictures.stored.get(key)),
    delete: (key: string) => request('picture dropped', () => void pictures.stored.delete(key)),
  };
  const database = Object.assign(new EventTarget(), {
    transaction: () => ({ objectStore: () => store }),
    close() {},
  });
  return {
    open(name: string) {
      if (name !== picturesDatabase) throw new DOMException('none here', 'InvalidStateError');
      return request('pictures opened', () => database);
    },
    databases: async () => [
      ...(disk.entries.size > 0 ? [{ name: 'hiram' }] : []),
      ...(pictures.stored.size > 0 ? [{ name: picturesDatabase }] : []),
    ],
    deleteDatabase(name: string) {
      const asked = new EventTarget();
      operate(1, `the database ${name} goes`, () => {
        if (name === 'hiram') disk.entries.clear();
        else pictures.stored.clear();
        if (alive()) asked.dispatchEvent(new Event('success'));
      });
      return asked;
    },
  };
}
