import type { Fact } from '../checks/facts.ts';
import { type Phrase, phraseOf } from './phrases.ts';
import type { Property } from './sentence.ts';

export type Monitor = {
  /** Returns whether the property is violated; `now` is in milliseconds. */
  observe: (fact: Fact, now: number) => boolean;
  isLate: (now: number) => boolean;
};

function any(words: readonly string[]): Phrase {
  const phrases = words.map(phraseOf);
  return (fact) => phrases.some((phrase) => phrase(fact));
}

/**
 * Reports a `never` fact that no `before` fact precedes. After a `reset` fact, another `before`
 * fact is required.
 */
function order(never: Phrase, before: Phrase, reset: Phrase): Monitor {
  let has = false;
  return {
    observe(fact) {
      if (reset(fact)) has = false;
      if (before(fact)) has = true;
      return never(fact) && !has;
    },
    isLate: () => false,
  };
}

function bar(after: Phrase, never: Phrase, until: Phrase): Monitor {
  let isBarred = false;
  return {
    observe(fact) {
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
    observe(fact, now) {
      if (comes(fact) || unless(fact)) due = null;
      if (after(fact)) due ??= now + within;
      return false;
    },
    isLate: (now) => due !== null && now > due,
  };
}

const never: Phrase = () => false;

/** In the scope `page`, the death of the app resets an order. */
export function monitorOf({ scope, sentence }: Property): Monitor {
  switch (sentence.form) {
    case 'order': {
      const reset = scope === 'page' ? phraseOf('the app dies') : never;
      return order(phraseOf(sentence.never), phraseOf(sentence.before), reset);
    }
    case 'bar':
      return bar(phraseOf(sentence.after), phraseOf(sentence.never), any(sentence.until));
    case 'deadline': {
      const { after, comes, within, unless } = sentence;
      return deadline(phraseOf(after), phraseOf(comes), within, any(unless));
    }
  }
}
