import * as v from 'valibot';
import type { Failure } from '#domain/failure.ts';
import { now } from '#machines/samples/loans.ts';
import { environmentOf, type World } from '#machines/walk/environment.ts';
import { type Model, serviceOf } from '#machines/walk/model.ts';
import { outcomesOf } from '#machines/walk/service.ts';
import type { MethodName } from '#protocol/methods.ts';
import { dataOf } from '#tests/methods.ts';
import { type Call, callsOf } from './page.ts';

type Result = { out: unknown } | { fails: Failure };
type PlainRow = { input?: unknown; calls: readonly Call[] } & Result;

/** The input of a port at its first start, in the walk of its machine. Throws without a start. */
function firstInput(model: Model, port: string): unknown {
  const environment = environmentOf(model);
  const worlds: World[] = Object.keys(model.starts).map((name) => environment.start(name));
  const known = new Set(worlds.map((world) => environment.key(world)));
  // An array iterates over members that are added during the loop.
  for (const world of worlds) {
    const started = [...world.services.values()].find(({ source }) => source === port);
    if (started) return started.input;
    for (const step of environment.steps(world)) {
      const next = environment.next(world, step);
      const key = environment.key(next);
      if (next.status === 'active' && !known.has(key)) {
        known.add(key);
        worlds.push(next);
      }
    }
  }
  throw new Error(`no step starts ${port}`);
}

const Output = v.looseObject({ receivedAt: v.optional(v.number()) });

/**
 * The rows of a port that only calls the method of the same name. The port's input is the data of
 * the call, and the reply is the port's result, with the lender's time if the model's outcomes have
 * a time. Throws if an outcome is no object.
 */
export function plainRows(model: Model, method: MethodName): Readonly<Record<string, PlainRow>> {
  const input = firstInput(model, method);
  const rowOf = (reply: object | number, result: Result): PlainRow => ({
    ...(input !== undefined && { input }),
    calls: callsOf([[method, dataOf(method, input)]], { [method]: reply }),
    ...result,
  });
  const rows: Record<string, PlainRow> = {
    'fails if the lender refuses': rowOf(4_711, {
      fails: { kind: 'business', code: 4_711, message: 'no' },
    }),
  };
  for (const [name, outcome] of Object.entries(outcomesOf(serviceOf(model, method), input))) {
    if ('failure' in outcome) continue;
    const { receivedAt, ...reply } = v.parse(Output, outcome.output);
    const out = receivedAt === undefined ? reply : { ...reply, receivedAt: now };
    rows[`is one call, with its reply as result: ${name}`] = rowOf(reply, { out });
  }
  return rows;
}
