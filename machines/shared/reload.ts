/** Events that reload the page's data: `page.refreshed`, and a renewed session. */
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

/** Forwards an event to a child, with the named action. */
export const tell = <const Action extends string>(type: Action) => ({
  actions: { type, params: <Event>({ event }: { event: Event }) => ({ event }) },
});
