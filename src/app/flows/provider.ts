import type { CapHistory } from '#domain/loans/caps.ts';
import type { Theme } from '#domain/theme.ts';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { FlowMachines } from '#machines/flows.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Journal } from '#services/journal/journal.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import type { ServerClock } from '#services/server-clock.ts';
import type { PicturesArea } from '#services/storage/drop-pictures.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { Api } from '../loading/lazy-api.ts';
import type { Runs } from './lazy-flow.ts';
import type { Sight } from './when-on-top.ts';

/** Settings of a deployment or a run that are no services. */
export type FlowSettings = {
  /** The receive-confirm overdue event of S4. */
  trackReceiveConfirmOverdue: () => void;
  /** A message of the lender's, for a moment (S8). */
  toastMessage: (message: string) => void;
  /** Shows the page light, dark, or as the phone. */
  showTheme: (theme: Theme) => void;
  /** How long the server may still commit a request it got, in milliseconds. */
  settleWindow: number;
  /** The legal caps on a loan's cost; when undefined, those of this build. */
  caps: CapHistory | undefined;
};

/** The services of the flows. */
export type FlowServices = FlowSettings &
  Omit<MoneyServices, 'api' | 'journal' | 'clock'> & {
    api: Api;
    clock: Pick<ServerClock, 'now' | 'isTold'>;
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
    /** Whether there is no line, as far as the phone can tell. */
    isOffline: () => boolean;
    /** The location on screen. */
    sight: () => Sight;
    /** The id of whoever is logged in on this page and this phone; null where nobody is, or another. */
    loggedIn: () => string | null;
    /** Where pictures wait until they are sent. */
    pictures: PicturesArea;
    /**
     * Brings a page's screen and its flow.
     *
     * @throws ServiceFailure `network` where they can't be fetched now
     */
    loadPage: (page: PageId) => Promise<unknown>;
    /** Brings what empties this phone, once an account is deleted; throws as `loadPage` does. */
    loadErasure: () => Promise<unknown>;
  };

/** How a flow is made ready to run: services put behind its ports, ports behind its machine. */
type Described<Ports, Machine> = {
  ports: (services: FlowServices) => Ports;
  machine: (ports: Ports, settings: FlowSettings) => Machine;
};

/** A flow's machine on the services of this page. */
export type Provider<Id extends FlowId> = {
  run: (services: FlowServices) => Runs<FlowMachines[Id]>;
};

/** Declares how a flow gets its world. Tests give it other ports, by `machine`. */
export function defineProvider<Ports, Machine>(
  described: Described<Ports, Machine>,
): Described<Ports, Machine> & { run: (services: FlowServices) => Machine } {
  const { ports, machine } = described;
  return { ...described, run: (services) => machine(ports(services), services) };
}

/** A reply with the server's time of it. */
export const timed = <Value extends object>(
  { clock }: Pick<FlowServices, 'clock'>,
  value: Value,
): Value & { receivedAt: number } => ({ ...value, receivedAt: clock.now() });
