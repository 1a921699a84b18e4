import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

/**
 * Returns the value of a local storage key once the value fits the schema; fails if it never
 * does. The app writes its storage after it renders.
 */
export async function stored<S extends v.GenericSchema>(
  page: Page,
  key: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const Stored = v.pipe(v.string(), v.parseJson(), schema);
  const text = () => page.evaluate((name) => localStorage.getItem(name), key);
  const fits = async () => v.is(Stored, await text());
  await expect.poll(fits, `the value of ${key} is valid`).toBe(true);
  return v.parse(Stored, await text());
}
