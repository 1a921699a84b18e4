import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { MoneyIntent } from '#domain/money.ts';
import { type FlowId, hrefOf, type Location, pageIds, pageRow, type Query } from '#domain/pages.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { isFlowId, type StoredRecords } from '#machines/flows.ts';
import { sessionOf } from '#machines/samples/people.ts';
import type { FlowStart } from '#machines/shared/flow.ts';
import type { Session } from '#machines/shared/session.ts';
import { Missing } from '#machines/walk/missing.ts';
import type { Model } from '#machines/walk/model.ts';
import { dataOf, isMethod } from '#tests/methods.ts';
import type { Reach } from '#tests/model/browser/reach.ts';
import { neverRefused } from '#tests/model/browser/reasons.ts';
import { sharedChildren } from './children.ts';
import {
  type Arranged,
  type BrowserPart,
  type Fixtures,
  juan,
  juanKey,
  oneCall,
  opened,
  type Opening,
} from './fixtures.ts';

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

/** The parts of a flow's input that the phone stores. */
const Stored = v.object({
  session: v.optional(v.custom<Session>((value) => typeof value === 'object')),
  record: v.nullish(v.looseObject({}), null),
  intent: v.nullish(
    v.custom<MoneyIntent>((value) => typeof value === 'object'),
    null,
  ),
});
type Stored = v.InferOutput<typeof Stored>;

/** Returns the address from which a flow starts with this input. */
function addressOf<Id extends FlowId>(
  id: Id,
  input: unknown,
  { session = sessionOf('juan'), record, intent }: Stored,
): string | null {
  const Start = v.custom<FlowStart<Id, StoredRecords[Id]>>(() => true);
  const startsWith = (requested: Location) => {
    const start = v.parse(Start, { session, requested, record, intent, openIntents: [] });
    return sameJson(anyDescriptor(id).input(start), input);
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

/** The phone on which a flow starts with this borrower, record and attempt. */
const phoneWith = (id: FlowId, { session, record, intent }: Stored): Arranged => ({
  storage: {
    authInfo: { ...juan, userInfo: session?.auth.userInfo ?? juan.userInfo },
    ...(record && { [`draft/${juanKey}/${id}`]: record }),
  },
  ...(intent && { intents: [{ ...intent, userKey: juanKey }] }),
});

function openingOf({ machine: { id }, starts }: Model, start: string): Opening {
  const input = starts[start];
  if (isFlowId(id)) {
    const stored = v.parse(Stored, input);
    const href = addressOf(id, input, stored);
    if (href !== null) return opened(href, phoneWith(id, stored));
  }
  throw new Missing(`No address starts ${id} as ${start}: its browser.ts must say how.`);
}

/**
 * Completes a machine's part from its model. A start is the address and the stored data that give
 * its input, and a service with the name of a protocol method is one call of it.
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
    reach: {
      ...leavesOut,
      never: { ...('moneyAction' in model.services && neverRefused), ...leavesOut.never },
      synchronous: Object.keys(part.ready ?? {}),
    },
  };
}
