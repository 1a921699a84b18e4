import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import type { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import type { Runs } from '../flows/lazy-flow.ts';
import { createLazyCode, type LazyCode, type Waiting } from '../loading/lazy-code.ts';
import type { InfoPageServices } from './provider.ts';

/** The machines of the info pages, bound to their ports. */
export type InfoMachines = {
  helpCentre: Runs<typeof helpCentreMachine>;
  permissions: Runs<typeof permissionsMachine>;
  agreement: Runs<typeof agreementMachine>;
};

/**
 * One chunk with the screens of the info pages, because a borrower often reads several of them
 * (L1).
 */
export type InfoCode = LazyCode<InfoMachines>;

/** @param waiting observes the wait for code that failed to load */
export const createInfoCode = (services: InfoPageServices, waiting: Waiting): InfoCode =>
  createLazyCode(async () => (await import('./info-pages.ts')).runInfoPages(services), waiting);
