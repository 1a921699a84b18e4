import * as v from 'valibot';
import { Language } from '#domain/language.ts';

/** A text that a screen shows, and the first moment of the tested paths at which it does. */
const ShownText = v.object({
  text: v.string(),
  language: Language,
  flow: v.string(),
  /** Which of the flow's paths, from 0, and after how many of its steps. */
  path: v.number(),
  at: v.number(),
});
export type ShownText = v.InferOutput<typeof ShownText>;

const { text, ...moment } = ShownText.entries;

/** What is first shown at one moment, together: a sixth less to fetch. */
const ShownTogether = v.object({ ...moment, texts: v.array(text) });

/** Texts as they are sent: those of one moment together. */
export function together(shown: readonly ShownText[]): v.InferOutput<typeof ShownTogether>[] {
  const groups = new Map<string, v.InferOutput<typeof ShownTogether>>();
  for (const { text: words, ...first } of shown) {
    const name = JSON.stringify(first);
    const group = groups.get(name) ?? { ...first, texts: [] };
    group.texts.push(words);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** The texts of all screens, from their JSON. */
export const textsIn = (json: string): readonly ShownText[] =>
  v
    .parse(v.array(ShownTogether), JSON.parse(json))
    .flatMap(({ texts, ...first }) => texts.map((words) => ({ ...first, text: words })));
