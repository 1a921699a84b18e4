import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import type { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import type { Runs } from '../flows/lazy-flow.ts';
import { createLazyCode, type LazyCode, type Waiting } from '../loading/lazy-code.ts';
import type { InfoPageServices } from './provider.ts';

/** The machines of the pages to read, ready to run. */
export type InfoMachines = {
  helpCentre: Runs<typeof helpCentreMachine>;
  permissions: Runs<typeof permissionsMachine>;
  agreement: Runs<typeof agreementMachine>;
};

/** They come together, in the chunk of those pages' screens: who has read one reads the next (L1). */
export type InfoCode = LazyCode<InfoMachines>;

/** @param waiting how it is waited for code that does not come */
export const createInfoCode = (services: InfoPageServices, waiting: Waiting): InfoCode =>
  createLazyCode(async () => (await import('./info-pages.ts')).runInfoPages(services), waiting);
