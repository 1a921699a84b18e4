import { createLazyCode, type LazyCode, type Waiting } from '../loading/lazy-code.ts';
import type { InfoMachines, InfoPageServices } from './provider.ts';

/**
 * The machines of the info pages, in one chunk with their screens, because a borrower often reads
 * several of these pages (L1).
 */
export type InfoCode = LazyCode<InfoMachines>;

/** @param waiting starts a wait for the code, and decides when a failed load is retried */
export const createInfoCode = (services: InfoPageServices, waiting: Waiting): InfoCode =>
  createLazyCode(async () => (await import('./info-pages.ts')).runInfoPages(services), waiting);
