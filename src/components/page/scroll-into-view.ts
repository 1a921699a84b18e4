import type { FocusEvent } from 'react';

/** Maximum time for the on-screen keyboard to open, in milliseconds. */
const keyboardMs = 1000;

/** Scrolls a focused field into view (S2), and again when the on-screen keyboard has opened. */
export function scrollFocusedIntoView(event: FocusEvent<HTMLElement>): void {
  const field = event.currentTarget;
  const { ownerDocument: document } = field;
  const show = () => {
    if (!field.contains(document.activeElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    field.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  };
  show();
  const viewport = document.defaultView?.visualViewport;
  if (!viewport) return;
  viewport.addEventListener('resize', show);
  setTimeout(() => viewport.removeEventListener('resize', show), keyboardMs);
}
