import type { Credentials } from '#domain/user.ts';
import { memoryArea } from '#tests/model/app/memory-area.ts';
import { type Browser, createBrowser } from '#tests/unit/app/simulated-history.ts';
import { createDisk, type Disk } from './journal.ts';
import type { Frame } from '../world/frame.ts';
import type { NativeApp } from './native.ts';

/** The pictures that wait on a phone until they are sent, by whose they are and their own names. */
type Pictures = {
  kept: Map<string, unknown>;
  /** When the last operation asked for is over. */
  freeAt: number;
  operations: number;
};

/** What of a phone outlives its pages: storages, the journal's disk, the native app, the line. */
export type Phone = {
  name: string;
  local: Storage;
  disk: Disk;
  pictures: Pictures;
  native: NativeApp;
  online: boolean;
  /** Whether it tells its pages that its line is gone, and that it is there again; some never do. */
  tellsLine: boolean;
  /** Whether its storage takes nothing more. */
  full: boolean;
  /** When its storage had room again, in milliseconds since the epoch. */
  roomSince: number;
  /** How far its clock is off, in milliseconds. */
  skew: number;
  /** The windows of its living pages, which hear of the storage, each with its page's frame. */
  windows: Map<EventTarget, Frame>;
};

export const createPhone = (
  name: string,
  session: Credentials | null,
  { tellsLine }: Pick<Phone, 'tellsLine'>,
): Phone => ({
  name,
  local: memoryArea(),
  disk: createDisk(),
  pictures: { kept: new Map(), freeAt: 0, operations: 0 },
  native: { session, asked: 0, opened: 0 },
  online: true,
  tellsLine,
  full: false,
  roomSince: 0,
  skew: 0,
  windows: new Map(),
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
