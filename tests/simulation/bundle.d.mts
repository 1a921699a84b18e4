import type { Plugin } from 'vite';

/**
 * Returns the path of the bundled file.
 *
 * @param plugins plugins that change the code, such as a seeded defect
 */
export function bundle(outDir: string, plugins?: Plugin[]): Promise<string>;
