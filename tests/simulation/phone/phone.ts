import type { Credentials } from '#domain/user.ts';
import { memoryArea } from '#tests/model/app/memory-area.ts';
import { type Browser, createBrowser } from '#tests/unit/app/simulated-history.ts';
import { createDisk, type Disk } from './journal.ts';
import type { NativeApp } from './native.ts';

/** What of a phone outlives its pages: storages, the journal's disk, the native app, the line. */
export type Phone = {
  name: string;
  local: Storage;
  disk: Disk;
  native: NativeApp;
  online: boolean;
  /** Whether its storage takes nothing more. */
  full: boolean;
  /** How far its clock is off, in milliseconds. */
  skew: number;
  /** What the pages that are open on it hear of the storage. */
  windows: Set<EventTarget>;
};

export const createPhone = (name: string, session: Credentials | null): Phone => ({
  name,
  local: memoryArea(),
  disk: createDisk(),
  native: { session, asked: 0 },
  online: true,
  full: false,
  skew: 0,
  windows: new Set(),
});

/** What of a tab outlives its page: its history and its own storage. */
export type Tab = {
  name: string;
  session: Storage;
  browser: Browser;
  /** So many times its page asked the browser to go back or forward, and it has not yet. */
  moving: number;
};

export const createTab = (name: string): Tab => ({
  name,
  session: memoryArea(),
  browser: createBrowser('/'),
  moving: 0,
});
