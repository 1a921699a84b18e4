/**
 * The toast containers of the open dialogs, topmost last. Content outside of the top dialog is
 * inert and not announced.
 */
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

/**
 * Pushes a dialog's toast container and stops the page from scrolling; returns a function that
 * removes it.
 */
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
 * Sets the height of the page's bar, in CSS pixels. Scrolled content and toasts stay clear of the
 * bar. A custom property on the root element would be shorter, but each change would restyle every
 * element of the page.
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

/** The container for toasts of the top dialog; `undefined` without an open dialog. */
export function topPlace(): HTMLElement | undefined {
  return stack.at(-1);
}

/** Distance of a toast from the bottom of the screen, in CSS pixels: the height of the bar. */
export const barHeight = () => bar;
