import type { LoadTimes } from '#domain/analytics.ts';

/** How long the app's own page took to load, as the browser tells; null where it does not. */
export function readLoadTimes(): LoadTimes | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return null;
  const paint = performance.getEntriesByName('first-paint')[0];
  return {
    firstByte: Math.max(0, navigation.responseStart),
    domReady: Math.max(0, navigation.domContentLoadedEventEnd),
    load: Math.max(0, navigation.loadEventEnd),
    firstPaint: paint?.startTime ?? null,
  };
}
