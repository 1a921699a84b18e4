/** What the caches of the app's builds are called, each before the time of its build. */
export const buildCaches = 'hiram-build-';

/** Letters of a content's hash (SHA-256, base64url) in the name of its file. */
export const hashLength = 7;

/** A build: when it was made, and the file with the content of all files that come after the start. */
export type AppBuild = { readonly time: string; readonly later: string };
