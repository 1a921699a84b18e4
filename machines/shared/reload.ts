/** What is on screen is fetched again: the shell or the person asked, or the session was renewed. */
export const reloadTo = <const Target>(target: Target) => ({
  'page.refreshed': target,
  'session.renewed': target,
});

/** What failed is tried again: for the same reasons, by hand, and once the connection is back. */
export const retryTo = <const Target extends string>(target: Target) => ({
  'retry.pressed': target,
  ...reloadTo(target),
  'connection.restored': target,
});

/** A child is told the event as it came, by the named action. */
export const tell = <const Action extends string>(type: Action) => ({
  actions: { type, params: <Event>({ event }: { event: Event }) => ({ event }) },
});
