import type { BrowserHistory } from './projector.ts';

/** The browser's own history; positions are react-router's, kept in each entry's state. */
export const browserHistory: BrowserHistory = {
  position() {
    const state: unknown = history.state;
    if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
    return typeof state.idx === 'number' ? state.idx : null;
  },
  href: () => location.pathname + location.search,
  go: (by) => history.go(by),
};
