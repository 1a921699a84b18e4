import type { Question } from './feedback.ts';
import type { HelpTopic } from './help.ts';

/** Stop words. */
const fillers = new Set(
  [
    'a an and are at can do does for from how i if in is it me my of on or our the their this to we what when where which who why with you your',
    'ako ang ano ay ba bakit dito kapag kay ko kong kung lang mga na nang ng niya ninyo o paano pag para po sa si sino ung yung',
  ].flatMap((words) => words.split(' ')),
);

/** Hyphenated parts form one word (`mag‑apply`). */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’\-\u2010\u2011]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const wordsOfHtml = (html: string): string[] => wordsOf(html.replace(/<[^>]*>|&\w+;/g, ' '));

function mistakesIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Optimal string alignment distance.
 *
 * @param within whether the second word may match any part of the first
 */
function mistakesBetween(word: string, typed: string, within: boolean): number {
  // Rows are typed letters, columns are letters of the word.
  const mistakesAt = (row: readonly number[], column: number) => row[column] ?? Infinity;
  let before: number[] = [];
  let last = Array.from(` ${word}`, (_, column) => (within ? 0 : column));
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = word[column - 1] === typed[row - 1];
      const least = Math.min(
        mistakesAt(last, column - 1) + (same ? 0 : 1),
        mistakesAt(last, column) + 1,
        mistakesAt(next, column - 1) + 1,
      );
      // `charAt` returns an empty string before the first letter, which equals no letter.
      const swapped =
        word.charAt(column - 2) === typed[row - 1] && word[column - 1] === typed.charAt(row - 2);
      next.push(swapped ? Math.min(least, mistakesAt(before, column - 2) + 1) : least);
    }
    before = last;
    last = next;
  }
  return within ? Math.min(...last) : mistakesAt(last, word.length);
}

/** Minimum length for a match inside another word: `bayad` in `pagbabayad`. */
const shortestPart = 4;
const shortestPartWithMistakes = 6;

function likeness(word: string, typed: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  if (typed.length >= shortestPart && word.includes(typed)) return 0.8;
  // The typed word has an extra linker or affix: `bagong` for `bago`, `nagbayad` for `bayad`.
  if (word.length >= shortestPart && typed.includes(word)) return 0.6;
  const allowed = mistakesIn(typed);
  if (
    Math.abs(word.length - typed.length) <= allowed &&
    mistakesBetween(word, typed, false) <= allowed
  ) {
    return 0.7;
  }
  const isPart =
    typed.length >= shortestPartWithMistakes &&
    word.length > typed.length &&
    mistakesBetween(word, typed, true) <= 1;
  return isPart ? 0.6 : 0;
}

const titleWeight = 3;

function findsIn({ title, html }: Question, typed: readonly string[]): number[] {
  const parts = [
    { words: wordsOf(title), weight: titleWeight },
    { words: wordsOfHtml(html), weight: 1 },
  ];
  return typed.map((one) =>
    Math.max(
      0,
      ...parts.flatMap(({ words, weight }) => words.map((word) => weight * likeness(word, one))),
    ),
  );
}

/** Results below this share of the best score are dropped. */
const chance = 0.5;

/** Best first. Typing errors are tolerated, and not every word must match. */
export function searchHelp(topics: readonly HelpTopic[], typed: string): Question[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  const found = topics
    .flatMap(({ questions }) => questions)
    .map((question) => {
      const finds = findsIn(question, words);
      const enough = finds.filter((find) => find > 0).length >= words.length / 2;
      return { question, score: enough ? finds.reduce((sum, find) => sum + find, 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const best = Math.max(...found.map(({ score }) => score));
  return found.filter(({ score }) => score >= best * chance).map(({ question }) => question);
}
