/**
 * The dialogs that are open, topmost last, each by the element where it lets a toast speak: what is
 * outside the top dialog is inert and silent.
 */
let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog's place for toasts on top; returns what takes it away. */
export function enterTopLayer(place: HTMLElement): () => void {
  become([...stack, place]);
  return () => become(stack.filter((other) => other !== place));
}

export function subscribeTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a toast speaks now; `undefined` while no dialog is open. */
export function topPlace(): HTMLElement | undefined {
  return stack.at(-1);
}
