import archive from '@sparticuz/chromium';

/** Run by `find-browser.ts` in a separate process. */
await archive.executablePath();
