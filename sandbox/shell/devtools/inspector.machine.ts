import { assign, setup } from 'xstate';
import { type Entry, type LogFilter, withEntries } from './log.ts';

type Events =
  | { type: 'lines.added'; entries: readonly Entry[] }
  | { type: 'filter.changed'; filter: LogFilter }
  | { type: 'entry.toggled'; id: string }
  | { type: 'log.cleared' };

/** The live log of bridge messages, API calls and SMS, with its filter and the open entry. */
export const inspectorMachine = setup({
  types: {
    context: {} as { log: readonly Entry[]; filter: LogFilter; opened: string | null },
    events: {} as Events,
  },
  actions: {
    add: assign(({ context }, params: { entries: readonly Entry[] }) => ({
      log: withEntries(context.log, params.entries),
    })),
    keepFilter: assign((_, params: { filter: LogFilter }) => params),
    toggle: assign(({ context }, params: { id: string }) => ({
      opened: context.opened === params.id ? null : params.id,
    })),
    clear: assign({ log: [], opened: null }),
  },
}).createMachine({
  id: 'inspector',
  context: { log: [], filter: { text: '', source: 'all', analytics: false }, opened: null },
  on: {
    'lines.added': { actions: { type: 'add', params: ({ event }) => event } },
    'filter.changed': {
      actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
    },
    'entry.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
    'log.cleared': { actions: 'clear' },
  },
});
