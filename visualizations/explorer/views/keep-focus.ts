/** Attributes of the element in which `keepingFocus` keeps the focus. */
export const focusKept = { 'data-focus-kept': true, tabIndex: -1 } as const;

/** Takes a step that may remove its button, and keeps the focus in the list. */
export function keepingFocus(button: HTMLElement, take: () => void): void {
  const list = button.closest<HTMLElement>('[data-focus-kept]');
  take();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next = button.isConnected ? button : (list?.querySelector('button') ?? list);
    next?.focus();
  });
}
