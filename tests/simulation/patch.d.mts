import type { Plugin } from 'vite';

/** Words of a file that are there, and those that stand there instead. */
export type Change = { file: RegExp; from: string; to: string };

/** Changes code on its way into the bundle; fails where it says other words than it did. */
export function patch(name: string, changes: readonly Change[]): Plugin;
