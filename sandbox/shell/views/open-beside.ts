import type { MouseEvent } from 'react';

/** Minimum width of the explorer's window, in pixels. */
const narrowest = 560;

/**
 * Opens a link in a new window to the right of the phone, so that both are visible. Does nothing with a
 * modifier key; the link keeps its default action if the browser blocks the window.
 */
export function openBeside(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const { href, target, ownerDocument } = event.currentTarget;
  const phone = ownerDocument.querySelector('[aria-label="Simulated phone"]');
  const right = phone?.getBoundingClientRect().right ?? 0;
  const { availWidth, availHeight } = screen;
  const left = Math.max(0, Math.min(window.screenX + right + 8, availWidth - narrowest));
  const size = `left=${Math.round(left)},top=0,width=${Math.round(availWidth - left)},height=${availHeight}`;
  if (window.open(href, target, `popup,${size}`)) event.preventDefault();
}
