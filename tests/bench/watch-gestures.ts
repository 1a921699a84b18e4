import type { Page } from 'playwright';

/** `took`: milliseconds until the next paint, in steps of 8. */
type Gesture = { on: string; took: number };

/** `slow` are the gestures of 16 ms or more. */
export type Gestures = { count: number; slow: Gesture[] };

declare global {
  interface Window {
    gestures: { slow: Map<number, Gesture>; count: number };
  }
  /** An option of the browser that TypeScript does not declare yet. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

export const cpu = 6;
/** The browser reports gestures from this duration on, in milliseconds. */
export const least = 16;
/** Milliseconds before a page is queried, because a query must come after the paint. */
export const rest = 400;

/** Runs in the page before its own scripts; stores its gestures in `window.gestures`. */
export function watchGestures(): void {
  const slow = new Map<number, Gesture>();
  const gestures = { slow, count: 0 };
  window.gestures = gestures;
  for (const type of ['click', 'keydown']) {
    addEventListener(type, () => void (gestures.count += 1), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { interactionId, duration, target, name } = entry;
      const label = target instanceof Element ? target.closest('[aria-label]')?.ariaLabel : null;
      const text = (target?.textContent?.trim() || label || '').slice(0, 30);
      const known = slow.get(interactionId)?.took ?? 0;
      if (duration > known) slow.set(interactionId, { on: `${name} on “${text}”`, took: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

export async function gesturesOf(page: Page): Promise<Gestures> {
  return page.evaluate(() => ({
    count: window.gestures.count,
    slow: [...window.gestures.slow.values()],
  }));
}
