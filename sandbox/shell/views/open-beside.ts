import type { MouseEvent } from 'react';

const narrowest = 560;

/**
 * Opens a link beside the phone. The link keeps its default action with a modifier key, or if the
 * browser blocks the window.
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
