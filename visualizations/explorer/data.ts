import made from 'virtual:explorer-data';
import type { ExplorerData } from './build/explorer-data.ts';

/** Computed while the explorer is built. */
export const data: ExplorerData = made;
