import * as v from 'valibot';
import { Language } from '#domain/language.ts';

/** A text, and the first moment of the tested paths that shows it. */
const ShownText = v.object({
  text: v.string(),
  language: Language,
  flow: v.string(),
  /** Index of the flow's path, from 0; `at` is the number of steps before the moment. */
  path: v.number(),
  at: v.number(),
});
export type ShownText = v.InferOutput<typeof ShownText>;

const { text, ...moment } = ShownText.entries;

/** Grouped by moment, for a smaller download. */
const ShownTogether = v.object({ ...moment, texts: v.array(text) });

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

export const textsIn = (json: string): readonly ShownText[] =>
  v
    .parse(v.array(ShownTogether), JSON.parse(json))
    .flatMap(({ texts, ...first }) => texts.map((words) => ({ ...first, text: words })));
