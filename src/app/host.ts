import type { PerformanceHost } from '#services/analytics/load-times.ts';
import type { Fetch } from '#services/api/post.ts';
import type { BridgeHost } from '#services/bridge/channel.ts';
import type { JournalHost } from '#services/journal/indexed-db-journal.ts';
import type { KeepingHost } from '#services/storage/erase.ts';
import type { StorageHost } from '#services/storage/store.ts';
import type { TabRecordsHost } from '#services/storage/tab-records.ts';
import type { HistoryHost } from './navigation/browser-history.ts';
import type { AppFilesHost } from './observers/keep-app-files.ts';
import type { PageHost } from './observers/page-observer.ts';
import type { PlatformHost } from './observers/platform-events.ts';

/**
 * The parts of the browser that the app uses: a window, or a stub, so that several apps can run in
 * one process.
 */
export type Host = AppFilesHost &
  BridgeHost &
  HistoryHost &
  JournalHost &
  KeepingHost &
  PageHost &
  PlatformHost &
  StorageHost &
  TabRecordsHost & {
    readonly location: { reload: () => void; assign: (url: string) => void };
    readonly dispatchEvent: (event: Event) => boolean;
    readonly performance: PerformanceHost & { now: () => number };
    readonly innerWidth: number;
    readonly innerHeight: number;
    /** Null unless a page of the same origin frames this one. */
    readonly frameElement: { dispatchEvent: (event: Event) => boolean } | null;
    readonly document: {
      readonly documentElement: {
        readonly setAttribute: (name: string, value: string) => void;
        readonly style: { setProperty: (name: string, value: string) => void };
      };
    };
    fetch: Fetch;
  };
