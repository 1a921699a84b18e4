/** Literal params; computed ones are missing. */
export type Params = Readonly<Record<string, unknown>>;

/** A function if the words depend on the params. */
export type Words = string | ((params: Params) => string);

export function textIn(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

export function saidOf(
  table: Readonly<Record<string, Words>>,
  name: string,
  params: unknown,
): string | null {
  const words = Object.hasOwn(table, name) ? table[name] : undefined;
  if (words === undefined) return null;
  if (typeof words === 'string') return words;
  return words(isParams(params) ? params : {});
}

const isParams = (value: unknown): value is Params => typeof value === 'object' && value !== null;
