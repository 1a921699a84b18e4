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
  /** Actions that the native app does not have. */
  muted?: string[];
  /** Actions that wait for `setNative`. */
  holds?: string[];
  /** Whether the page's wait of 300 ms is paused while `userInfo` is pending. */
  isPatient?: boolean;
};

/** Runs in the page before its own scripts. */
export function playNative({ answers, delay, muted, holds, isPatient }: NativeSide): void {
  const isMessage = (value: unknown): value is { action: string; callback?: string } =>
    typeof value === 'object' && value !== null && 'action' in value;
  const waiting = new Map<string, string>();
  const requested: string[] = [];
  let refused = muted ?? [];
  const reply = (callback: string, answer: unknown) => {
    const call: unknown = Reflect.get(window, callback);
    if (typeof call === 'function') Reflect.apply(call, window, [answer]);
  };
  if (isPatient) {
    const later = window.setTimeout;
    Reflect.set(window, 'setTimeout', (call: () => void, ms = 0) =>
      ms === 300 && waiting.has('userInfo') ? 0 : later(call, ms),
    );
  }
  Reflect.set(window, 'HiramBridge', {
    postMessage(text: string) {
      const message: unknown = JSON.parse(text);
      if (!isMessage(message)) return;
      const { action, callback } = message;
      const name = action.slice(action.indexOf('_') + 1);
      requested.push(name);
      if (refused.includes(name)) throw new Error(`there is no ${name}`);
      if (callback === undefined) return;
      const answer = () => reply(callback, answers[name]);
      if (holds?.includes(name)) waiting.set(name, callback);
      else if (!(name in answers)) return;
      else if (delay === undefined) queueMicrotask(answer);
      else setTimeout(answer, delay);
    },
  });
  Reflect.set(window, 'hiramNative', {
    requested,
    mute: (names: string[]) => {
      refused = names;
    },
    answer: (name: string, answer: unknown) => {
      const callback = waiting.get(name);
      if (callback === undefined) return false;
      waiting.delete(name);
      reply(callback, answer);
      return true;
    },
  });
}

export function setNative(page: Page, how: 'mute' | 'answer', ...words: unknown[]) {
  return page.evaluate<unknown, [string, unknown[]]>(
    ([name, args]) => {
      const native: unknown = Reflect.get(window, 'hiramNative');
      const act: unknown =
        typeof native === 'object' && native !== null ? Reflect.get(native, name) : undefined;
      return typeof act === 'function' ? Reflect.apply(act, null, args) : undefined;
    },
    [how, words],
  );
}

/** The names of the actions that the page requested. */
export const requestedOfNative = async (page: Page): Promise<string[]> =>
  v.parse(v.array(v.string()), await page.evaluate<unknown>('hiramNative.requested'));
