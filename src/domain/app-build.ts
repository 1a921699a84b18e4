/** The name of a build's cache is this prefix and the build time. */
export const buildCaches = 'hiram-build-';

export const hashLength = 7;

export type AppBuild = { readonly time: string; readonly later: string };
