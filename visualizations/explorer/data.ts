import made from 'virtual:explorer-data';
import type { ExplorerData } from './build/explorer-data.ts';

/** Data computed while the explorer is built: the map of flows, scores, and paths of the parts. */
export const data: ExplorerData = made;
