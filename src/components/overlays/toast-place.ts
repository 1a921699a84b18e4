/**
 * The dialogs that are open, topmost last, each by the element where it lets a toast speak: what is
 * outside the top dialog is inert and silent.
 */
let stack: readonly HTMLElement[] = [];
/** How high the bar at the bottom of the page is, in CSS pixels; 0 where there is none. */
let bar = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function become(next: readonly HTMLElement[], { documentElement }: Document): void {
  stack = next;
  documentElement.toggleAttribute('data-modal', next.length > 0);
  tell();
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

/**
 * What scrolls into sight and toasts stay clear of the page's bar, so many CSS pixels high. A custom
 * property of the root would be shorter, and have every element of the page styled anew, twice a page.
 */
export function setBarHeight(height: number, { documentElement }: Document): void {
  bar = height;
  documentElement.style.scrollPaddingBottom = `calc(${height}px + var(--space-4))`;
  tell();
}

export function subscribeToastPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a toast speaks now; `undefined` while no dialog is open. */
export function topPlace(): HTMLElement | undefined {
  return stack.at(-1);
}

/** Above how much of the page's end a toast stands, in CSS pixels. */
export const barHeight = () => bar;
