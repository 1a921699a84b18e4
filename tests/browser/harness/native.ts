import type { Page } from '@playwright/test';

export type NativeSide = {
  answers: Record<string, unknown>;
  /** Actions that the native app does not have. */
  muted: string[];
  holds: string[];
  /** Whether the page's wait of 300 ms is paused while `userInfo` is pending. */
  isPatient?: boolean;
};

/** Runs in the page before the app. */
export function playNative({ answers, muted, holds, isPatient = false }: NativeSide): void {
  const isMessage = (value: unknown): value is { action: string; callback?: string } =>
    typeof value === 'object' && value !== null && 'action' in value;
  const waiting = new Map<string, string>();
  let refused = muted;
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
      if (refused.includes(name)) throw new Error(`there is no ${name}`);
      if (callback === undefined) return;
      if (holds.includes(name)) waiting.set(name, callback);
      else if (name in answers) queueMicrotask(() => reply(callback, answers[name]));
    },
  });
  Reflect.set(window, 'hiramNative', {
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
