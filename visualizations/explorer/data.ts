import made from 'virtual:explorer-data';
import type { ExplorerData } from './build/explorer-data.ts';

/** The data of the page, computed while the explorer is built or served for development. */
export const data: ExplorerData = made;
