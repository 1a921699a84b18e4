import * as v from 'valibot';
import data from 'virtual:explorer-data';
import { loaderOf, loadPart } from './parts.ts';

const Texts = v.record(v.string(), v.unknown());

const texts = loaderOf(async (part: string) => v.parse(Texts, JSON.parse(await loadPart(part))));

/** Replaces the `import()` of a Filipino file (`filipinoApart`). Throws if the request fails. */
export async function loadFilipino(name: string): Promise<{ default: unknown }> {
  try {
    return { default: (await texts.get(data.parts.filipino))[name] };
  } catch (error) {
    texts.forget();
    throw error;
  }
}
