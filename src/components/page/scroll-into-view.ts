import type { FocusEvent } from 'react';

/** The on-screen keyboard opens well within this time (milliseconds); a later resize is something else. */
const keyboardMs = 1000;

/**
 * Brings a focused field into view (S2), at once and again when the on-screen keyboard has taken its room.
 * The page's `scroll-padding` keeps it clear of the header and the action bar.
 */
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
