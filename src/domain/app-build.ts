/** Prefix of the cache names of the app's builds; the build time follows. */
export const buildCaches = 'hiram-build-';

/** Number of characters of the content hash (SHA-256, base64url) in a file name. */
export const hashLength = 7;

/** A build: its time, and the file with the content of all files that load after the start. */
export type AppBuild = { readonly time: string; readonly later: string };
