import type { Plugin } from 'vite';

/**
 * Bundles the simulation into one file for Node. Returns its path.
 *
 * @param outDir output folder
 * @param plugins plugins that change the code, such as a seeded defect
 */
export function bundle(outDir: string, plugins?: Plugin[]): Promise<string>;
