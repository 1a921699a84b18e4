/** Marks what the focus stays in. */
export const focusKept = { 'data-focus-kept': true, tabIndex: -1 } as const;

/** About a second: a screen in the phone may take that long to open. */
const framesWatched = 60;

/**
 * Takes a step by a button that may be gone afterwards, and keeps the focus where it was: on the
 * button, else on the first thing that can happen then, or on the list itself. A screen in the phone
 * that takes the focus as it opens gives it back.
 */
export function keepingFocus(button: HTMLElement, take: () => void): void {
  const list = button.closest<HTMLElement>('[data-focus-kept]');
  take();
  function watch(framesLeft: number) {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement instanceof HTMLIFrameElement) {
      const next = button.isConnected ? button : (list?.querySelector('button') ?? list);
      next?.focus();
    }
    if (framesLeft > 0) requestAnimationFrame(() => watch(framesLeft - 1));
  }
  requestAnimationFrame(() => watch(framesWatched));
}
