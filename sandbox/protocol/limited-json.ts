import { accepted, type Checked, refused } from '#domain/checked.ts';

/** The longest text that is read as JSON, in characters. */
export const longestJson = 256 * 1_024;

/** How many lists and objects may lie within each other: the protocol's own need fewer than ten. */
const deepest = 32;

/** Whether a JSON value goes deeper than some levels; looks no deeper than that itself. */
function goesDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => goesDeeper(inner, levels - 1));
}

/** Reads JSON from outside: what is checked afterwards is neither long nor deep. */
export function parseLimitedJson(
  text: string,
): Checked<unknown, 'too long' | 'too deep' | 'not JSON'> {
  if (text.length > longestJson) return refused('too long');
  try {
    const value: unknown = JSON.parse(text);
    return goesDeeper(value, deepest) ? refused('too deep') : accepted(value);
  } catch {
    return refused('not JSON');
  }
}
