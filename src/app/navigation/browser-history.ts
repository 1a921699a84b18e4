import type { BrowserHistory } from './projector.ts';

export type HistoryHost = {
  readonly history: { readonly state: unknown; go: (by: number) => void };
  readonly location: { readonly pathname: string; readonly search: string };
};

/** Positions are react-router's, from the state of each entry. */
export function browserHistory({ history, location }: HistoryHost): BrowserHistory {
  return {
    position() {
      const { state } = history;
      if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
      return typeof state.idx === 'number' ? state.idx : null;
    },
    href: () => location.pathname + location.search,
    go: (by) => history.go(by),
  };
}
