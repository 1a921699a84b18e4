/** Each page, borrower or attempt has its own monitor. */
export type Scope = 'page' | 'borrower' | 'attempt';

export type Sentence =
  | { form: 'order'; never: string; before: string }
  | { form: 'bar'; after: string; never: string; until: readonly string[] }
  /** `within` is in milliseconds. */
  | { form: 'deadline'; after: string; comes: string; within: number; unless: readonly string[] };

export type Property = { text: string; scope: Scope; sentence: Sentence };

const scopes: Record<string, Scope> = {
  'On a page': 'page',
  'For a borrower': 'borrower',
  'Of an attempt': 'attempt',
};

const units: Record<string, number> = { second: 1_000, minute: 60_000, hour: 3_600_000 };

const order = /^never (?<never>.+) before (?<before>.+)$/;
const bar = /^after (?<after>.+), never (?<never>.+?)(?: until (?<until>.+))?$/;
const deadline =
  /^after (?<after>.+), (?<comes>.+) within (?<count>\d+) (?<unit>second|minute|hour)s?(?: unless (?<unless>.+))?$/;

const several = (words: string | undefined): string[] => words?.split(' or ') ?? [];

function sentenceOf(words: string): Sentence | null {
  const forbidden = bar.exec(words)?.groups;
  if (forbidden) {
    const { after = '', never = '', until } = forbidden;
    return { form: 'bar', after, never, until: several(until) };
  }
  const ordered = order.exec(words)?.groups;
  if (ordered) {
    const { never = '', before = '' } = ordered;
    return { form: 'order', never, before };
  }
  const timed = deadline.exec(words)?.groups;
  if (!timed) return null;
  const { after = '', comes = '', count, unit = '', unless } = timed;
  const within = Number(count) * (units[unit] ?? Number.NaN);
  return { form: 'deadline', after, comes, within, unless: several(unless) };
}

/**
 * Skips empty lines and lines that begin with `#`.
 *
 * @throws for a line of any other form
 */
export function readProperties(text: string): Property[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, about = '', words = ''] = /^([^:]+): (.+)\.$/.exec(line) ?? [];
      const scope = scopes[about];
      const sentence = sentenceOf(words);
      if (!scope || !sentence) throw new Error(`Not a property: ${line}`);
      return { text: line, scope, sentence };
    });
}
