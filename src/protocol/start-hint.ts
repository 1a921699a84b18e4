import type { Language } from '#domain/language.ts';

/** The native app's hint at document start, before its reply to `userInfo`. */
export type StartHint = {
  loggedIn: boolean;
  language: Language | null;
  /** Height of the native app's own bar, in CSS pixels. */
  topPaddingHeight: number | null;
};

/** The attribute is on the frame element: no script can run in a frame before its page's own. */
export const startHintAttribute = 'data-hiram-start';

function hintOfFrame(host: object): unknown {
  const frame: unknown = Reflect.get(host, 'frameElement');
  if (typeof frame !== 'object' || frame === null || !('getAttribute' in frame)) return undefined;
  const { getAttribute: get } = frame;
  const text: unknown =
    typeof get === 'function' ? Reflect.apply(get, frame, [startHintAttribute]) : null;
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The hint that a native app sets as `window[name]` (`sandbox/shell/docs/first-paint.md`), or the
 * simulated phone as an attribute of its frame; null without a readable one. The reply to
 * `userInfo` has precedence over it.
 */
export function readStartHint(host: object, name: string): StartHint | null {
  const hint: unknown = Reflect.get(host, name) ?? hintOfFrame(host);
  if (typeof hint !== 'object' || hint === null || !('loggedIn' in hint)) return null;
  const { loggedIn } = hint;
  if (typeof loggedIn !== 'boolean') return null;
  const language = 'language' in hint ? hint.language : null;
  const top = 'topPaddingHeight' in hint ? hint.topPaddingHeight : null;
  return {
    loggedIn,
    language: language === 'en' || language === 'fil' ? language : null,
    topPaddingHeight: typeof top === 'number' && top >= 0 ? top : null,
  };
}
