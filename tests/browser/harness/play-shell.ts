import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { deviceInfo, packageInfo } from '#sandbox/shell/phone/identity.ts';

export const webView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36';

export const nobodyLoggedIn: Readonly<Record<string, unknown>> = {
  userInfo: null,
  packageInfo,
  deviceInfo,
  APPChannel: { success: true },
};

type Shell = { channel: string; answers: Readonly<Record<string, unknown>> };

/**
 * Runs in the page before its own scripts. Answers the requests in `answers` after 20 ms, and no
 * others.
 */
export function playShell({ channel, answers }: Shell): void {
  const posted: string[] = [];
  Reflect.set(window, 'askedOfShell', posted);
  Reflect.set(window, channel, {
    postMessage(text: string) {
      const name = /"action":"[a-zA-Z0-9]+_(\w+)"/.exec(text)?.[1] ?? '';
      posted.push(name);
      const callback = /"callback":"(cb_\w+)"/.exec(text)?.[1];
      if (callback === undefined || !(name in answers)) return;
      setTimeout(() => {
        const call: unknown = Reflect.get(window, callback);
        if (typeof call === 'function') Reflect.apply(call, window, [answers[name]]);
      }, 20);
    },
  });
}

export const readShellRequests = async (page: Page): Promise<string[]> =>
  v.parse(
    v.array(v.string()),
    await page.evaluate((): unknown => Reflect.get(window, 'askedOfShell')),
  );
