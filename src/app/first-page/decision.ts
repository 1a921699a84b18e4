const property = 'hiramFirstPage';

export function announceDecision(host: object, decided: Promise<void>): void {
  Reflect.set(host, property, decided);
}

/** Resolves after the last change of the page by its own script; null without that script. */
export function firstPageDecided(host: object): Promise<void> | null {
  const decision: unknown = Reflect.get(host, property);
  return decision instanceof Promise ? decision.then(() => undefined) : null;
}
