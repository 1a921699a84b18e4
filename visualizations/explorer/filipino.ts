import * as v from 'valibot';
import { data } from './data.ts';
import { loadPart } from './parts.ts';

let texts: ReturnType<typeof fetchTexts> | null = null;

const Texts = v.record(v.string(), v.unknown());

async function fetchTexts(): Promise<v.InferOutput<typeof Texts>> {
  const part = await loadPart(data.parts.filipino, new AbortController().signal);
  return v.parse(Texts, JSON.parse(part));
}

/** Replaces the `import()` of a Filipino file (`filipinoApart`). Throws if the request fails. */
export async function loadFilipino(name: string): Promise<{ default: unknown }> {
  texts ??= fetchTexts();
  try {
    return { default: (await texts)[name] };
  } catch (error) {
    texts = null;
    throw error;
  }
}
