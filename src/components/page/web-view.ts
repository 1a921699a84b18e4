/** Whether a page runs in Android's WebView. */
export const isWebView = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean =>
  userAgent.includes('; wv)');
