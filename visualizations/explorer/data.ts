import made from 'virtual:explorer-data';
import type { ExplorerData } from './build/explorer-data.ts';

/** What was worked out while the explorer was built: the map of flows, paths, scores. */
export const data: ExplorerData = made;
