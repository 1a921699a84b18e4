import archive from '@sparticuz/chromium';

/** `unpack-browser.ts` runs this file in a separate process, and sets the target folder. */
await archive.executablePath();
