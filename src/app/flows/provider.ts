import type { CapHistory } from '#domain/loans/caps.ts';
import type { Theme } from '#domain/theme.ts';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { FlowMachines } from '#machines/flows.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Journal } from '#services/journal/journal.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import type { PageClock } from '#services/page-clock.ts';
import type { ServerClock } from '#services/server-clock.ts';
import type { PicturesArea } from '#services/storage/drop-pictures.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { Api } from '../loading/lazy-api.ts';
import type { Runs } from './lazy-flow.ts';
import type { Sight } from './when-on-top.ts';

export type FlowSettings = {
  /** The receive-confirm overdue event of S4. */
  trackReceiveConfirmOverdue: () => void;
  toastMessage: (message: string) => void;
  showTheme: (theme: Theme) => void;
  /** Longest time in which the server may still commit a received request, in milliseconds. */
  settleWindow: number;
  caps: CapHistory | undefined;
};

export type FlowServices = FlowSettings &
  Omit<MoneyServices, 'api' | 'journal' | 'clock'> & {
    api: Api;
    clock: Pick<ServerClock, 'now' | 'isKnown'>;
    journal: Journal;
    shell: Pick<
      Shell,
      | 'connected'
      | 'tookChannels'
      | 'openPage'
      | 'expiredCreditOrRisk'
      | 'guideOpen'
      | 'checkFaceVerification'
    >;
    storage: Storage;
    timers: Pick<PageClock, 'setTimeout' | 'clearTimeout'>;
    /** False does not prove a connection: some phones never report that they are offline. */
    isOffline: () => boolean;
    sight: () => Sight;
    /** The borrower logged in on this page and this phone; null without one, or if they differ. */
    loggedIn: () => string | null;
    pictures: PicturesArea;
    /**
     * Fetches the screen and its flow.
     *
     * @throws ServiceFailure `network`; `outdated` if the host has only a newer build
     */
    loadPage: (page: PageId) => Promise<unknown>;
    /**
     * Fetches the code that erases this phone after an account deletion. Throws like `loadPage`.
     */
    loadErasure: () => Promise<unknown>;
  };

type Described<Ports, Machine> = {
  ports: (services: FlowServices) => Ports;
  machine: (ports: Ports, settings: FlowSettings) => Machine;
};

export type Provider<Id extends FlowId> = {
  run: (services: FlowServices) => Runs<FlowMachines[Id]>;
};

/**
 * A flow's services behind its ports, and its ports behind its machine. The explorer draws the
 * pages of a chunk, and leaves out the provider because this function has no side effects.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineProvider<Ports, Machine>(
  described: Described<Ports, Machine>,
): Described<Ports, Machine> & { run: (services: FlowServices) => Machine } {
  const { ports, machine } = described;
  return { ...described, run: (services) => machine(ports(services), services) };
}

/** Adds the server's time, in milliseconds. */
export const timed = <Value extends object>(
  { clock }: Pick<FlowServices, 'clock'>,
  value: Value,
): Value & { receivedAt: number } => ({ ...value, receivedAt: clock.now() });
