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

export type NativeSide = {
  /** Answers by action; the native app ignores other actions. */
  answers: Readonly<Record<string, unknown>>;
  /** Milliseconds before each answer; 0 by default. */
  delay?: number;
};

/** Runs in the page before its own scripts. */
export function playNative({ answers, delay }: NativeSide): void {
  const isMessage = (value: unknown): value is { action: string; callback?: string } =>
    typeof value === 'object' && value !== null && 'action' in value;
  const requested: string[] = [];
  const reply = (callback: string, answer: unknown) => {
    const call: unknown = Reflect.get(window, callback);
    if (typeof call === 'function') Reflect.apply(call, window, [answer]);
  };
  Reflect.set(window, 'HiramBridge', {
    postMessage(text: string) {
      const message: unknown = JSON.parse(text);
      if (!isMessage(message)) return;
      const { action, callback } = message;
      const name = action.slice(action.indexOf('_') + 1);
      requested.push(name);
      if (callback === undefined || !(name in answers)) return;
      const answer = () => reply(callback, answers[name]);
      if (delay === undefined) queueMicrotask(answer);
      else setTimeout(answer, delay);
    },
  });
  Reflect.set(window, 'hiramNative', { requested });
}

/** The names of the actions that the page requested. */
export const requestedOfNative = async (page: Page): Promise<string[]> =>
  v.parse(v.array(v.string()), await page.evaluate<unknown>('hiramNative.requested'));
