import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { StateValue } from 'xstate';
import { watchLaws } from '#machines/walk/laws.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Moment } from './moments.ts';
import type { Sight } from './watch.ts';

const Value = v.custom<StateValue>(
  (value) => typeof value === 'string' || v.is(v.object({}), value),
);
const Status = v.picklist(['active', 'done', 'error', 'stopped']);

const Context = v.record(v.string(), v.unknown());

/** Keeps unchanged values identical, which JSON does not. */
const sharing = (before: unknown, now: unknown): unknown => {
  if (!v.is(Context, before) || !v.is(Context, now)) return now;
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      name,
      isDeepStrictEqual(value, before[name]) ? before[name] : value,
    ]),
  );
};

/**
 * Running services and accepted events come from the plan, because the page does not expose them.
 */
export function lawsOfPage(model: Model): (flow: NonNullable<Sight['flow']>, at: Moment) => void {
  const mustHold = watchLaws(model);
  let before: unknown = null;
  return ({ value, status, context, output }, { step, expects, passed }) => {
    before = sharing(before, context);
    const snapshot = model.machine.resolveState({
      value: v.parse(Value, value),
      status: v.parse(Status, status),
      context: before,
      output,
    });
    mustHold({
      step,
      snapshot,
      services: new Map(expects.services),
      enabled: expects.enabled,
      passed: passed.map(([source]) => source),
    });
  };
}
