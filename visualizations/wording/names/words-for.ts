/** Params of an action or a condition, as far as they are known without running it. */
export type Params = Readonly<Record<string, unknown>>;

/** What people call something that has a name in the code; a function where its params say more. */
export type Words = string | ((params: Params) => string);

/** One value of some params as a text; empty where it is known at run time alone. */
export function textIn(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

/** The words of a name, said with its params; nothing where the table does not have it. */
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
