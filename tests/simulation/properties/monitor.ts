import type { Fact } from '../checks/facts.ts';
import { type Phrase, phraseOf } from './phrases.ts';
import type { Property } from './sentence.ts';

/** Watches one page, borrower or attempt: told of each fact, and of time that passes. */
export type Monitor = {
  /** Whether the sentence does not hold any more; `now` in milliseconds. */
  hears: (fact: Fact, now: number) => boolean;
  /** Whether something should have happened by now. */
  isLate: (now: number) => boolean;
};

function any(words: readonly string[]): Phrase {
  const phrases = words.map(phraseOf);
  return (fact) => phrases.some((phrase) => phrase(fact));
}

/** It never happens before something else has; where it must begin anew, that does not count any more. */
function order(never: Phrase, before: Phrase, anew: Phrase): Monitor {
  let has = false;
  return {
    hears(fact) {
      if (anew(fact)) has = false;
      if (before(fact)) has = true;
      return never(fact) && !has;
    },
    isLate: () => false,
  };
}

function bar(after: Phrase, never: Phrase, until: Phrase): Monitor {
  let isBarred = false;
  return {
    hears(fact) {
      if (until(fact)) isBarred = false;
      const isWrong = isBarred && never(fact);
      if (after(fact)) isBarred = true;
      return isWrong;
    },
    isLate: () => false,
  };
}

function deadline(after: Phrase, comes: Phrase, within: number, unless: Phrase): Monitor {
  let due: number | null = null;
  return {
    hears(fact, now) {
      if (comes(fact) || unless(fact)) due = null;
      if (after(fact)) due ??= now + within;
      return false;
    },
    isLate: (now) => due !== null && now > due,
  };
}

const never: Phrase = () => false;

/** The monitor of a property. A page that died has shown nothing to whoever opens it again. */
export function monitorOf({ scope, sentence }: Property): Monitor {
  switch (sentence.form) {
    case 'order': {
      const anew = scope === 'page' ? phraseOf('the app dies') : never;
      return order(phraseOf(sentence.never), phraseOf(sentence.before), anew);
    }
    case 'bar':
      return bar(phraseOf(sentence.after), phraseOf(sentence.never), any(sentence.until));
    case 'deadline': {
      const { after, comes, within, unless } = sentence;
      return deadline(phraseOf(after), phraseOf(comes), within, any(unless));
    }
  }
}
