import type { BrowserContext } from '@playwright/test';
import type { Idle } from './idle.ts';

/** A phone's line: whole until a test cuts it. */
export type Line = {
  /** Waits until all pages are idle, then fails requests to these addresses until the line is back. */
  cut: (addresses: RegExp) => Promise<void>;
  isBack: () => void;
};

/**
 * Requests are intercepted from the first to the last: where that is switched off while some
 * are on their way, Chromium leaves one now and then without any answer.
 */
export async function createLine(context: BrowserContext, { allIdle }: Idle): Promise<Line> {
  let lost: RegExp | null = null;
  await context.route('**/*', (route) =>
    lost?.test(route.request().url()) ? route.abort('internetdisconnected') : route.continue(),
  );
  return {
    async cut(addresses) {
      await allIdle();
      lost = addresses;
    },
    isBack: () => (lost = null),
  };
}
