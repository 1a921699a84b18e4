import type { Language } from '#domain/language.ts';
import type { StateDescription } from '#machines/description/description.ts';
import { eventText, transitionPhrases } from '#visualizations/wording/phrases.ts';
import { capital } from '#machines/description/words.ts';
import { findFlow, flowIds } from './flow.ts';
import type { ShownText } from './texts.ts';

export type Finding = {
  flow: string;
  title: string;
  detail: string;
} & (
  | { kind: 'state'; state: string }
  | { kind: 'event'; state: string }
  | { kind: 'text'; language: Language; path: string; at: number }
);

type Entry = Finding & { words: string };

const fold = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('‑', '-').toLowerCase();

const drawnAt = (state: StateDescription): string =>
  state.transitions
    .flatMap((one) => {
      const { trigger, condition } = transitionPhrases(state, one, 'plain');
      return [trigger, condition ?? ''];
    })
    .join(' ');

function entriesOf(id: string): Entry[] {
  const flow = findFlow(id);
  if (!flow) return [];
  const events = new Map<string, Entry>();
  const states = [...flow.states.values()].filter(({ kind }) => kind !== 'history');
  for (const { id: state, label, transitions } of states) {
    for (const { trigger } of transitions) {
      if (trigger.type !== 'event' || events.has(trigger.event)) continue;
      const title = eventText(trigger.event);
      const detail = `heard in “${label}”`;
      const words = fold(`${title} ${trigger.event}`);
      events.set(trigger.event, { kind: 'event', flow: id, state, title, detail, words });
    }
  }
  const named = states.map((one): Entry => {
    const { id: state, label, description } = one;
    const words = fold(`${label} ${description} ${state} ${drawnAt(one)}`);
    return { kind: 'state', flow: id, state, title: capital(label), detail: description, words };
  });
  return [...named, ...events.values()];
}

const textEntries = (texts: readonly ShownText[]): Entry[] =>
  texts.map(({ text, language, flow, path, at }) => ({
    kind: 'text',
    flow,
    title: text,
    detail: language === 'en' ? 'on the screen, in English' : 'on the screen, in Filipino',
    language,
    path: String(path + 1),
    at,
    words: fold(text),
  }));

/** The entries for the `texts` array of the last search. */
let index: { texts: readonly ShownText[]; entries: Entry[] } | undefined;

function entriesWith(texts: readonly ShownText[]): Entry[] {
  if (index?.texts !== texts) {
    index = { texts, entries: [...flowIds.flatMap(entriesOf), ...textEntries(texts)] };
  }
  return index.entries;
}

const MOST = 30;

/**
 * Finds states, events and texts that contain every word of the query. Titles that start with the
 * first word come first.
 */
export function search(query: string, texts: readonly ShownText[]): Finding[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const found = entriesWith(texts).filter(({ words }) =>
    terms.every((word) => words.includes(word)),
  );
  const first = terms[0] ?? '';
  const [early, late] = [
    found.filter(({ title }) => fold(title).startsWith(first)),
    found.filter(({ title }) => !fold(title).startsWith(first)),
  ];
  return [...early, ...late].slice(0, MOST);
}
