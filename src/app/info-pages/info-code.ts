import { createLazyCode, type LazyCode, type Waiting } from '../loading/lazy-code.ts';
import type { InfoMachines, InfoPageServices } from './provider.ts';

/** The info pages are one chunk, because a borrower often reads several of them (L1). */
export type InfoCode = LazyCode<InfoMachines>;

export const createInfoCode = (services: InfoPageServices, waiting: Waiting): InfoCode =>
  createLazyCode(async () => (await import('./info-pages.ts')).runInfoPages(services), waiting);
