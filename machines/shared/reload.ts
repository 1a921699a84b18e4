import { withEvent } from './with-event.ts';

export const reloadTo = <const Target>(target: Target) => ({
  'page.refreshed': target,
  'session.renewed': target,
});

export const retryTo = <const Target extends string>(target: Target) => ({
  'retry.pressed': target,
  ...reloadTo(target),
  'connection.restored': target,
});

export const tell = <const Action extends string>(type: Action) => ({ actions: withEvent(type) });
