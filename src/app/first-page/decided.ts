/** The property of `window` that holds the decision on the first page while the shell may still answer. */
const property = 'hiramFirstPage';

/** Lets the app wait for the page's own script to choose the first page. */
export function announceDecision(host: object, decided: Promise<void>): void {
  Reflect.set(host, property, decided);
}

/**
 * Resolves once the page's own script changes the page no more: the shell has answered, or was silent
 * for 300 ms.
 *
 * @returns null in a page without that script
 */
export function firstPageDecided(host: object): Promise<void> | null {
  const decided: unknown = Reflect.get(host, property);
  return decided instanceof Promise ? decided.then(() => undefined) : null;
}
