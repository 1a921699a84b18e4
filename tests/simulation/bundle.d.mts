import type { Plugin } from 'vite';

/**
 * Makes one file of the simulation, which plain node runs.
 *
 * @param outDir where it goes
 * @param plugins what changes the code on its way, such as a seeded defect
 */
export function bundle(outDir: string, plugins?: Plugin[]): Promise<string>;
