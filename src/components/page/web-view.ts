/** Whether a page is inside of a native app, by Android's word: there it can neither print nor save. */
export const isWebView = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean =>
  userAgent.includes('; wv)');
