/** The name of a build's cache is this prefix and the build time. */
export const buildCaches = 'hiram-build-';

export const hashLength = 7;

export type AppBuild = {
  readonly time: string;
  /** Path of the file with the content that loads after the start. */
  readonly later: string;
  /** First segments of the paths of the app's pages. */
  readonly groups: readonly string[];
};
