import { accepted, type Checked, refused } from '#domain/checked.ts';

/** In characters. */
export const longestJson = 256 * 1_024;

/** Levels of nesting. */
const deepest = 32;

function exceedsDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => exceedsDepth(inner, levels - 1));
}

/** Limits of length and nesting protect the checks that follow. */
export function parseLimitedJson(
  text: string,
): Checked<unknown, 'too long' | 'too deep' | 'not JSON'> {
  if (text.length > longestJson) return refused('too long');
  try {
    const value: unknown = JSON.parse(text);
    return exceedsDepth(value, deepest) ? refused('too deep') : accepted(value);
  } catch {
    return refused('not JSON');
  }
}
