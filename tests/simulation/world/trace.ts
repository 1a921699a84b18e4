/** The log of a world. `lines` is empty unless the trace keeps them. */
export type Trace = {
  /** Adds a line to the hash, not to the story. */
  note: (line: string) => void;
  /** Adds a line to the hash and to the story. `tap` is given if the story may shorten the line. */
  add: (words: string, tap?: Tap) => void;
  hash: () => string;
  lines: readonly string[];
  story: () => string[];
};

export type Tap = { who: string; at: string };
type StoryLine = { words: string; tap: Tap | null };

/** Shortens consecutive taps of one tab to `phone 1 goes to confirm`, except for the last one. */
function shortened(story: readonly StoryLine[]): string[] {
  const isOf = (index: number, who: string) => story[index]?.tap?.who === who;
  return story.flatMap(({ words, tap }, index) => {
    if (tap === null || !isOf(index + 1, tap.who)) return [words];
    if (isOf(index - 1, tap.who)) return [];
    let last = index;
    while (isOf(last + 1, tap.who)) last += 1;
    return [`${tap.who} goes to ${story[last]?.tap?.at}`];
  });
}

/** @param now seconds since the world began */
export function createTrace(now: () => number, keeps: boolean): Trace {
  let hash = 0x811c9dc5;
  const lines: string[] = [];
  const story: StoryLine[] = [];
  function note(line: string): void {
    for (let index = 0; index < line.length; index += 1) {
      hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ 10, 0x01000193);
    if (keeps) lines.push(`${now().toFixed(3)} ${line}`);
  }
  return {
    note,
    add(words, tap) {
      note(words);
      story.push({ words, tap: tap ?? null });
    },
    hash: () => (hash >>> 0).toString(16).padStart(8, '0'),
    lines,
    story: () => shortened(story),
  };
}
