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

/** Resolves when a prerendered page is activated; null if the page is not prerendered. */
export function activated(document: PreparedDocument): Promise<void> | null {
  if (!document.prerendering) return null;
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
