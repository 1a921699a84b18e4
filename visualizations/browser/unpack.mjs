import archive from '@sparticuz/chromium';

/** Run by `unpack-browser.ts` in a separate process. */
await archive.executablePath();
