/** The parts of a document that show whether the page is being prerendered. */
export type PreparedDocument = {
  /** Absent in web views without prerendering. */
  readonly prerendering?: boolean;
  addEventListener: (
    type: 'prerenderingchange',
    listener: () => void,
    options: { once: true },
  ) => void;
};

/** Resolves after the page's next paint. */
export const paintedOnce = (window: Pick<Window, 'requestAnimationFrame'>): Promise<void> =>
  new Promise((resolve) => {
    window.requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Resolves when a prerendered page is activated. Before that, the page sends no request to the
 * lender, no message to the shell and no analytics.
 *
 * @returns null if the page is not prerendered
 */
export function activated(document: PreparedDocument): Promise<void> | null {
  if (!document.prerendering) return null;
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
