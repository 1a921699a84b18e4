/** The toast containers of open dialogs, topmost last; content outside the top dialog is inert. */
let stack: readonly HTMLElement[] = [];
/** Height of the bar at the bottom of the page, in CSS pixels; 0 without a bar. */
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

/** Returns a function that removes the container. The page does not scroll while there is one. */
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
 * In CSS pixels. A custom property on the root element would be shorter, but each change would
 * restyle every element of the page.
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

export function topPlace(): HTMLElement | undefined {
  return stack.at(-1);
}

export const barHeight = () => bar;
