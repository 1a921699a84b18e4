/** The build time follows. */
export const buildCaches = 'hiram-build-';

/** Characters of the content hash (SHA-256, base64url) in a file name. */
export const hashLength = 7;

/** `later` is the file with all files that load after the start. */
export type AppBuild = { readonly time: string; readonly later: string };
