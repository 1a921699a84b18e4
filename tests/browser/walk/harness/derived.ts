import { isDeepStrictEqual } from 'node:util';
import { type FlowId, hrefOf, type Location, pageIds, pageRow, type Query } from '#domain/pages.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { isFlowId } from '#machines/flows.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { Missing } from '#machines/walk/missing.ts';
import type { Model } from '#machines/walk/model.ts';
import { dataOf, isMethod } from '#tests/methods.ts';
import type { Reach } from '#tests/model/browser/reach.ts';
import { sharedChildren } from './children.ts';
import { type BrowserPart, type Fixtures, oneCall, opened, type Opening } from './fixtures.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Each parameter is absent or one of the texts. */
const queriesOf = (params: readonly (keyof Query)[], texts: readonly string[]): Query[] =>
  params.reduce<Query[]>(
    (some, param) =>
      some.flatMap((query) => [query, ...texts.map((text) => ({ ...query, [param]: text }))]),
    [{}],
  );

/** In JSON, a missing value is like `undefined`. */
const sameJson = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Returns the address from which a flow starts with this input. */
function addressOf(id: FlowId, input: unknown): string | null {
  const startsWith = (requested: Location) => {
    const start = { session: sessionOf('juan'), requested, record: null, intent: null };
    return sameJson(anyDescriptor(id).input({ ...start, openIntents: [] }), input);
  };
  const texts = [...new Set(textsIn(input))];
  const locations = pageIds
    .filter((page) => pageRow(page).flow === id)
    .flatMap((page) => {
      const { params, needs } = pageRow(page);
      const queries = queriesOf(params, texts).filter((query) =>
        needs.every((one) => one in query),
      );
      return queries.map((query) => ({ page, query }));
    });
  const location = locations.find(startsWith);
  return location ? hrefOf(location) : null;
}

function openingOf({ machine: { id }, starts }: Model, start: string): Opening {
  const href = isFlowId(id) ? addressOf(id, starts[start]) : null;
  if (href !== null) return opened(href);
  throw new Missing(`No address starts ${id} as ${start}: its browser.ts must say how.`);
}

/**
 * Completes a machine's part from its model. A start is the address that gives its input, and a
 * service with the name of a protocol method is one call of it.
 */
export function browserWalkOf(
  model: Model,
  { leavesOut = {}, ...part }: BrowserPart,
): { fixtures: Fixtures; reach: Reach } {
  const unsaid = Object.keys(model.starts).filter(
    (name) => !(name in (part.starts ?? {})) && !(name in (leavesOut.starts ?? {})),
  );
  const calls = Object.keys(model.services).filter(isMethod);
  return {
    fixtures: {
      ...part,
      starts: {
        ...Object.fromEntries(unsaid.map((name) => [name, openingOf(model, name)])),
        ...part.starts,
      },
      services: {
        ...sharedChildren,
        ...Object.fromEntries(
          calls.map((method) => [method, oneCall(method, (input) => dataOf(method, input))]),
        ),
        ...part.services,
      },
    },
    reach: { ...leavesOut, synchronous: Object.keys(part.ready ?? {}) },
  };
}
