/** What the caches of the app's builds are called, each before the time of its build. */
export const buildCaches = 'hiram-build-';

/** A build: when it was made, and the file with the content of all files that come after the start. */
export type AppBuild = { readonly time: string; readonly later: string };
