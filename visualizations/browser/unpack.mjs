import archive from '@sparticuz/chromium';

/** Run by `unpack-browser.ts` in a process of its own, which is told where to. */
await archive.executablePath();
