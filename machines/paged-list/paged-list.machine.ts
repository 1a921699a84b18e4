import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import { type Paged, withFirst, withItem, withMore } from '#domain/paged.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type Port, port, type Timed } from '#machines/shared/ports.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

/** A null cursor loads the first page. */
export type PagedListPorts<Item, Filter> = {
  getPage: Port<{ filter: Filter; cursor: string | null }, Timed<Paged<Item>>>;
};

export type PagedListEvent =
  | { type: 'retry.pressed' }
  /** The scroll position is near the end of the list. */
  | { type: 'end.reached' }
  | { type: 'page.refreshed' }
  | { type: 'page.shown' }
  | { type: 'connection.restored' }
  | { type: 'session.renewed' };

type Listed<Item> = Timed<Paged<Item>>;

type Context<Item, Filter> = {
  filter: Filter;
  list: Listed<Item> | null;
  failure: Failure | null;
};

/**
 * A paginated list with a filter. `idOf` serves to drop duplicates, because pages can overlap;
 * `belongs` decides whether a changed item stays in the list.
 */
export function pagedListOf<Item, Filter>(
  idOf: (item: Item) => string,
  belongs: (item: Item, filter: Filter) => boolean = () => true,
) {
  const listIn = ({ list }: Context<Item, Filter>) => required(list, 'list');
  type Ports = PagedListPorts<Item, Filter>;
  return setup({
    types: {
      context: {} as Context<Item, Filter>,
      events: {} as PagedListEvent | { type: 'item.changed'; item: Item },
      input: {} as { filter: Filter },
      tags: {} as StateTag,
      meta: {} as StateMeta,
    },
    actors: { getPage: port<Ports['getPage']>('getPage') },
    actions: {
      keepFirst: assign(({ context }, { output }: { output: Listed<Item> }) => {
        const { receivedAt } = output;
        const list = context.list
          ? { ...withFirst(context.list, output, idOf), receivedAt }
          : output;
        return { list, failure: null };
      }),
      /** The list keeps the time of its first page. */
      keepMore: assign(({ context }, { output }: { output: Listed<Item> }) => {
        const list = listIn(context);
        return {
          list: { ...withMore(list, output, idOf), receivedAt: list.receivedAt },
          failure: null,
        };
      }),
      keepItem: assign(({ context }, { item }: { item: Item }) => {
        const { receivedAt, ...list } = listIn(context);
        const { items, next } = withItem(list, item, idOf);
        const remaining = items.filter((one) => belongs(one, context.filter));
        return { list: { items: remaining, next, receivedAt } };
      }),
      keepFailure: assign(failureFrom),
    },
    guards: { moreThere: ({ context }) => listIn(context).next !== null },
  }).createMachine({
    id: 'pagedList',
    description: 'A list, loaded page by page and refreshed.',
    context: ({ input: { filter } }) => ({ filter, list: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        description: 'The app fetches the first page.',
        meta: { label: 'Loading' },
        tags: 'busy',
        invoke: {
          id: 'getPage',
          src: 'getPage',
          input: ({ context: { filter } }) => ({ filter, cursor: null }),
          onDone: { target: 'showing', actions: withEvent('keepFirst') },
          onError: { target: 'failed', actions: withEvent('keepFailure') },
        },
      },
      failed: {
        description: 'The app could not fetch the first page.',
        meta: { label: 'Could not load' },
        on: { ...retryTo('loading'), 'page.shown': 'loading' },
      },
      showing: {
        description: 'The screen shows all pages fetched so far.',
        meta: { label: 'Showing the list' },
        on: {
          ...reloadTo('.refreshing'),
          'page.shown': '.refreshing',
          'item.changed': { actions: withEvent('keepItem') },
        },
        initial: 'fresh',
        states: {
          fresh: {
            description: 'The list is as last fetched; its end loads the next page, if any.',
            meta: { label: 'Fresh' },
            on: { 'end.reached': { guard: 'moreThere', target: 'loadingMore' } },
          },
          loadingMore: {
            description: 'The app fetches the next page.',
            meta: { label: 'Loading more' },
            invoke: {
              id: 'getMore',
              src: 'getPage',
              input: ({ context }) => ({ filter: context.filter, cursor: listIn(context).next }),
              onDone: { target: 'fresh', actions: withEvent('keepMore') },
              onError: { target: 'moreFailed', actions: withEvent('keepFailure') },
            },
          },
          moreFailed: {
            description: 'The app could not fetch the next page; scrolling does not retry.',
            meta: { label: 'More did not load' },
            on: { 'retry.pressed': 'loadingMore', 'connection.restored': 'loadingMore' },
          },
          refreshing: {
            description: 'The app fetches the first page again; the earlier rows stay.',
            meta: { label: 'Refreshing' },
            invoke: {
              id: 'refresh',
              src: 'getPage',
              input: ({ context: { filter } }) => ({ filter, cursor: null }),
              onDone: { target: 'fresh', actions: withEvent('keepFirst') },
              onError: { target: 'stale', actions: withEvent('keepFailure') },
            },
          },
          stale: {
            description:
              'The refresh of the first page failed; it is retried before more pages load.',
            meta: { label: 'Stale' },
            on: { 'retry.pressed': 'refreshing', 'connection.restored': 'refreshing' },
          },
        },
      },
    },
  });
}
