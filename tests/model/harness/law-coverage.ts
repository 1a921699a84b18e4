import { Session } from 'node:inspector/promises';
import type { Model } from '#machines/walk/model.ts';

/** Parts of a law that need not run: a violation's text, and the end of an unconditional law. */
const never = /^(?:\|\||\?|:)?[\s{]*(?:return )?(?:[`'"]|true;)/;

/**
 * Counts which parts of the laws run. The result lists the parts that did not, each with its law:
 * the premise before such a part was never true, so the part cannot fail.
 */
export async function countLawParts(
  models: readonly Model[],
): Promise<() => Promise<readonly string[]>> {
  const laws = new Set(models.flatMap(({ invariants = {} }) => Object.keys(invariants)));
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Debugger.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const idle: string[] = [];
    const { result } = await session.post('Profiler.takePreciseCoverage');
    for (const { scriptId, url, functions } of result) {
      if (!url.includes('/machines/')) continue;
      const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
      for (const { functionName, ranges } of functions) {
        if (!laws.has(functionName)) continue;
        const parts = ranges
          .filter(({ count }) => count === 0)
          .map(({ startOffset, endOffset }) => scriptSource.slice(startOffset, endOffset));
        idle.push(
          ...parts.filter((part) => !never.test(part)).map((part) => `${functionName} ${part}`),
        );
      }
    }
    session.disconnect();
    return idle;
  };
}
