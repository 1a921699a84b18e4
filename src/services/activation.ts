/** The parts of a document that tell whether a native app or a browser loads the page before a person opens it. */
export type PreparedDocument = {
  /** Absent in web views that prerender nothing. */
  readonly prerendering?: boolean;
  addEventListener: (
    type: 'prerenderingchange',
    listener: () => void,
    options: { once: true },
  ) => void;
};

/** Resolves after the page has painted once more. */
export const paintedOnce = (window: Pick<Window, 'requestAnimationFrame'>): Promise<void> =>
  new Promise((resolve) => {
    window.requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Resolves when a person opens the prerendered page. Before that the page sends no request to the
 * lender, no message to the shell and no analytics.
 *
 * @returns null where the page is open already
 */
export function activated(document: PreparedDocument): Promise<void> | null {
  if (!document.prerendering) return null;
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
