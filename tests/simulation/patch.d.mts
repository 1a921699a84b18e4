import type { Plugin } from 'vite';

export type Change = { file: RegExp; from: string; to: string };

/** Creates a Vite plugin. The build fails if the text of a change is not found. */
export function patch(name: string, changes: readonly Change[]): Plugin;
