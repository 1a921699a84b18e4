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

/**
 * Checks the model's laws on the machine in the page. State and context are the page's; running
 * services and accepted events come from the plan, because the page does not expose them.
 */
export function lawsOfPage(model: Model): (flow: NonNullable<Sight['flow']>, at: Moment) => void {
  const mustHold = watchLaws(model);
  return ({ value, status, context }, { step, expects, passed }) => {
    const snapshot = model.machine.resolveState({
      value: v.parse(Value, value),
      status: v.parse(Status, status),
      context,
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
