import archive from '@sparticuz/chromium';

/** `unpack-browser.ts` runs this file in a process of its own, and sets the target folder. */
await archive.executablePath();
