import made from 'virtual:explorer-data';
import type { ExplorerData } from './build/explorer-data.ts';

/** What was worked out while the explorer was built: drawings, paths, coverage. */
export const data: ExplorerData = made;
