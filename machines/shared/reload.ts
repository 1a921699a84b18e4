/** Events that fetch the page's data again: by the shell, by the borrower, or after a renewed session. */
export const reloadTo = <const Target>(target: Target) => ({
  'page.refreshed': target,
  'session.renewed': target,
});

/** Events that retry a failed fetch: those that reload, a tap, and a restored connection. */
export const retryTo = <const Target extends string>(target: Target) => ({
  'retry.pressed': target,
  ...reloadTo(target),
  'connection.restored': target,
});

/** A child is told the event as it came, by the named action. */
export const tell = <const Action extends string>(type: Action) => ({
  actions: { type, params: <Event>({ event }: { event: Event }) => ({ event }) },
});
