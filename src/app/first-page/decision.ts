/** The property of `window` that holds the decision on the first page. */
const property = 'hiramFirstPage';

export function announceDecision(host: object, decided: Promise<void>): void {
  Reflect.set(host, property, decided);
}

/** Resolves when the page's own script changes the page no more; null without that script. */
export function firstPageDecided(host: object): Promise<void> | null {
  const decision: unknown = Reflect.get(host, property);
  return decision instanceof Promise ? decision.then(() => undefined) : null;
}
