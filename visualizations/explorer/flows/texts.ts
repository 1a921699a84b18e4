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

/** The texts of all screens, from their JSON. */
export const textsIn = (json: string): readonly ShownText[] =>
  v.parse(v.array(ShownText), JSON.parse(json));
