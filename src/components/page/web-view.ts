/**
 * Whether a page runs in a native app, by Android's user agent. Such a page can neither print nor
 * save.
 */
export const isWebView = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean =>
  userAgent.includes('; wv)');
