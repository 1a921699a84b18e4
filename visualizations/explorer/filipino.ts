import * as v from 'valibot';
import { data } from './data.ts';
import { loadPart } from './parts.ts';

let texts: ReturnType<typeof fetchTexts> | null = null;

const Texts = v.record(v.string(), v.unknown());

async function fetchTexts(): Promise<v.InferOutput<typeof Texts>> {
  const part = await loadPart(data.parts.filipino, new AbortController().signal);
  return v.parse(Texts, JSON.parse(part));
}

/**
 * What a file of texts holds in Filipino, as `import()` of it would give it: the explorer opens in
 * English and fetches the other language when it is chosen (`filipinoApart`). Throws where it does
 * not come.
 */
export async function loadFilipino(name: string): Promise<{ default: unknown }> {
  texts ??= fetchTexts();
  try {
    return { default: (await texts)[name] };
  } catch (error) {
    texts = null;
    throw error;
  }
}
