import type { LoadTimes } from '#domain/analytics.ts';

export type PerformanceHost = Pick<Performance, 'getEntriesByName' | 'getEntriesByType'>;

const isNavigation = (entry: PerformanceEntry): entry is PerformanceNavigationTiming =>
  entry.entryType === 'navigation';

export function readLoadTimes(performance: PerformanceHost): LoadTimes | null {
  const navigation = performance.getEntriesByType('navigation').find(isNavigation);
  if (!navigation) return null;
  const paint = performance.getEntriesByName('first-paint')[0];
  // A prerendered page is measured from its activation.
  const opened: unknown = Reflect.get(navigation, 'activationStart');
  const since = (time: number) => Math.max(0, time - (typeof opened === 'number' ? opened : 0));
  return {
    firstByte: since(navigation.responseStart),
    domReady: since(navigation.domContentLoadedEventEnd),
    load: since(navigation.loadEventEnd),
    firstPaint: paint ? since(paint.startTime) : null,
  };
}
