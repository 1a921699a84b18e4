import type { Credentials } from '#domain/account/user.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { type Browser, createBrowser } from '#tests/unit/app/navigation/simulated-history.ts';
import { createDisk, type Disk } from './journal.ts';
import type { Frame } from '../world/frame.ts';
import type { NativeApp } from './native.ts';

/** The parts of a phone that outlive its pages. */
export type Phone = {
  name: string;
  local: Storage;
  disk: Disk;
  native: NativeApp;
  online: boolean;
  /** Whether the phone sends `online` and `offline` events to its pages. */
  tellsLine: boolean;
  full: boolean;
  /** Time since which the storage has room again, milliseconds since the epoch. */
  roomSince: number;
  skew: number;
  /** Windows of the living pages, with their frames. */
  windows: Map<EventTarget, Frame>;
};

export const createPhone = (
  name: string,
  session: Credentials | null,
  { tellsLine }: Pick<Phone, 'tellsLine'>,
): Phone => ({
  name,
  local: new FakeStorage(),
  disk: createDisk(),
  native: { session, questions: 0, opened: 0 },
  online: true,
  tellsLine,
  full: false,
  roomSince: 0,
  skew: 0,
  windows: new Map(),
});

export type Tab = {
  session: Storage;
  browser: Browser;
};

export const createTab = (): Tab => ({
  session: new FakeStorage(),
  browser: createBrowser('/'),
});
