/**
 * The dialogs that are open, topmost last, each by the element where it lets a toast speak: what is
 * outside the top dialog is inert and silent.
 */
let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLElement[], { documentElement }: Document): void {
  stack = next;
  documentElement.toggleAttribute('data-modal', next.length > 0);
  for (const listener of listeners) listener();
}

/** Puts a dialog's place for toasts on top; returns what takes it away. The page below stands still. */
export function enterTopLayer(place: HTMLElement): () => void {
  const { ownerDocument } = place;
  become([...stack, place], ownerDocument);
  return () =>
    become(
      stack.filter((other) => other !== place),
      ownerDocument,
    );
}

export function subscribeTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a toast speaks now; `undefined` while no dialog is open. */
export function topPlace(): HTMLElement | undefined {
  return stack.at(-1);
}
