/** Everything that happens in a world: as a hash always, in words where somebody wants to read it. */
export type Trace = {
  /** Notes what happened, for the hash and for who reads every line. */
  note: (line: string) => void;
  /** Notes what a story tells, too; `tap`, where it is one that leads on as people usually go. */
  tell: (words: string, tap?: Tap) => void;
  hash: () => string;
  lines: readonly string[];
  story: () => string[];
};

/** Whose tap it is, and on which page. */
export type Tap = { who: string; at: string };
type Told = { words: string; tap: Tap | null };

/** Taps one after the other that lead to a page are told as one, but for the last: `phone 1 goes to confirm`. */
function shortened(story: readonly Told[]): string[] {
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
  const story: Told[] = [];
  function note(line: string): void {
    for (let index = 0; index < line.length; index += 1) {
      hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ 10, 0x01000193);
    if (keeps) lines.push(`${now().toFixed(3)} ${line}`);
  }
  return {
    note,
    tell(words, tap) {
      note(words);
      story.push({ words, tap: tap ?? null });
    },
    hash: () => (hash >>> 0).toString(16).padStart(8, '0'),
    lines,
    story: () => shortened(story),
  };
}
