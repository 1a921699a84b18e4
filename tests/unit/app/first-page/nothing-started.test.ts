import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8');
const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
const script = scripts.find((code) => code.includes('sayCannotShow')) ?? '';

function runPageScript({ prerendering = false } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const showText = vi.fn<(text: string) => void>();
  let isWaiting = true;
  const root = { firstElementChild: { hasAttribute: () => isWaiting }, replaceChildren: showText };
  const template = { content: { cloneNode: () => 'cannot be shown' } };
  const document = {
    prerendering,
    documentElement: { dataset: {} },
    addEventListener: listen,
    querySelector: (selector: string) => (selector === '#root' ? root : template),
    querySelectorAll: () => [],
  };
  class MutationObserver {
    observe = () => {};
  }
  const setTimer = (call: () => void, ms: number) => setTimeout(call, ms);
  const globals = { document, MutationObserver, addEventListener: () => {}, setTimeout: setTimer };
  runInContext(script, createContext({ ...globals, localStorage: {}, navigator: {} }));
  return {
    showText,
    scriptLoads: () => listeners.get('load')?.({ target: { tagName: 'SCRIPT' } }),
    personOpens: () => listeners.get('prerenderingchange')?.({}),
    appStarts: () => (isWaiting = false),
  };
}

describe('a page that waits for its app', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('shows an error 10 s after its script has run', () => {
    const { showText, scriptLoads } = runPageScript();
    vi.advanceTimersByTime(60_000);
    scriptLoads();
    vi.advanceTimersByTime(9_999);
    expect(showText).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(showText).toHaveBeenCalledExactlyOnceWith('cannot be shown');
  });

  it('shows an error 10 s after its activation if the native app prerendered it', () => {
    const { personOpens, showText, scriptLoads } = runPageScript({ prerendering: true });
    scriptLoads();
    vi.advanceTimersByTime(60_000);
    expect(showText).not.toHaveBeenCalled();
    personOpens();
    vi.advanceTimersByTime(9_999);
    expect(showText).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(showText).toHaveBeenCalledOnce();
  });
});
