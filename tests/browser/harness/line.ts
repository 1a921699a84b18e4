import type { BrowserContext } from '@playwright/test';

/** A phone's line: whole until a test cuts it. */
export type Line = {
  /** Requests to these addresses fail until the line is back. */
  cut: (addresses: RegExp) => void;
  isBack: () => void;
};

/**
 * Requests are intercepted from the first to the last: where that is switched off while some
 * are on their way, Chromium leaves one now and then without any answer.
 */
export async function createLine(context: BrowserContext): Promise<Line> {
  let lost: RegExp | null = null;
  await context.route('**/*', (route) =>
    lost?.test(route.request().url()) ? route.abort('internetdisconnected') : route.continue(),
  );
  return {
    cut: (addresses) => (lost = addresses),
    isBack: () => (lost = null),
  };
}
