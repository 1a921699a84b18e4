/** The property of `window` that holds the decision on the first page while the shell may still answer. */
const property = 'hiramFirstPage';

/** Announces to the app that the page's own script is choosing the first page. */
export function announceDecision(host: object, decided: Promise<void>): void {
  Reflect.set(host, property, decided);
}

/**
 * Resolves after the last change of the page by its own script: the shell has replied, or 300 ms
 * have passed.
 *
 * @returns null in a page without that script
 */
export function firstPageDecided(host: object): Promise<void> | null {
  const decision: unknown = Reflect.get(host, property);
  return decision instanceof Promise ? decision.then(() => undefined) : null;
}
