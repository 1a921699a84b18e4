import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** What a phone keeps under a key of the browser's local storage; throws where that does not fit. */
export async function stored<S extends v.GenericSchema>(
  page: Page,
  key: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), text);
}
