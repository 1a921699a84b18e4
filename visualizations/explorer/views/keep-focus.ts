/** Marks what the focus stays in. */
export const focusKept = { 'data-focus-kept': true, tabIndex: -1 } as const;

/**
 * Takes a step by a button that may be gone afterwards, and keeps the focus where it was: on the
 * button, else on the first thing that can happen then, or on the list itself.
 */
export function keepingFocus(button: HTMLElement, take: () => void): void {
  const list = button.closest<HTMLElement>('[data-focus-kept]');
  take();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next = button.isConnected ? button : (list?.querySelector('button') ?? list);
    next?.focus();
  });
}
