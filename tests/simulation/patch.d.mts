import type { Plugin } from 'vite';

/** Replaces the text `from` by the text `to` in the matching files. */
export type Change = { file: RegExp; from: string; to: string };

/** Vite plugin that applies the changes. Fails if a file does not contain the text of a change. */
export function patch(name: string, changes: readonly Change[]): Plugin;
