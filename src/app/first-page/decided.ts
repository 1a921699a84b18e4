/** The property of `window` that holds the decision on the first page while the shell may still answer. */
const property = 'hiramFirstPage';

/** Lets the app wait for the page's own script to choose the first page. */
export function announceDecision(host: object, decided: Promise<void>): void {
  Reflect.set(host, property, decided);
}

/** Resolves once the page's own script changes the page no more, at the latest 300 ms after a person opened the page. */
export async function firstPageDecided(host: object): Promise<void> {
  const decided: unknown = Reflect.get(host, property);
  if (decided instanceof Promise) await decided;
}
