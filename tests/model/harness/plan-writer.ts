import type { Effect, Observation } from './observation.ts';
import type { Step } from './model.ts';
import type { Plan } from './plan.ts';

/** Values whose text is longer than this stand once, under a name, and are referred to. */
const longestInline = 60;

/** What an observation's file form says of a state at rest: all but what the last step did. */
type Rest = Omit<Observation, 'effects'>;

/** Gives names to values, in the order in which they come: `limit #2` is the second limit. */
function names<Value>() {
  const byText = new Map<string, string>();
  const table = new Map<string, Value>();
  const counts = new Map<string, number>();
  return {
    table,
    name(value: Value, stem: string): string {
      const text = JSON.stringify(value);
      const known = byText.get(text);
      if (known !== undefined) return known;
      const count = (counts.get(stem) ?? 0) + 1;
      counts.set(stem, count);
      const name = count === 1 ? stem : `${stem} #${count}`;
      byText.set(text, name);
      table.set(name, value);
      return name;
    },
  };
}

/** The leaves of a state value, in words that a reader finds in the chart. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const leaves = leavesOf(below);
    return leaves.length > 0 ? leaves.map((leaf) => `${key}.${leaf}`) : [key];
  });
}

/** Puts long values aside: inside, they are referred to as `{ "$": name }`. */
function interned() {
  const values = names<unknown>();
  const shorten = (value: unknown, stem: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const short: unknown = Array.isArray(value)
      ? value.map((one) => shorten(one, stem))
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shorten(one, key)]));
    if (JSON.stringify(short).length <= longestInline) return short;
    return { $: values.name(short, stem) };
  };
  return { table: values.table, shorten };
}

const one = (value: unknown) => JSON.stringify(value);

const list = (lines: string[], indent: string): string =>
  lines.length === 0 ? '' : `\n${indent}  ${lines.join(`,\n${indent}  `)}\n${indent}`;

const entriesOf = (table: Map<string, unknown>) =>
  [...table].map(([name, value]) => `${one(name)}: ${one(value)}`);

/** The event types alone where that says all. */
const shortEvent = (event: { type: string }) =>
  Object.keys(event).length === 1 ? event.type : event;

/** What happens in a step, short. */
function stepOf(step: Step) {
  switch (step.type) {
    case 'user':
      return { event: shortEvent(step.event) };
    case 'settle':
      return { ends: step.service, as: step.outcome };
    case 'emit':
      return { says: step.service, this: step.says };
    case 'elapse':
      return { passes: step.ms };
  }
}

/**
 * A plan as its file: one step a line, and below the states that the steps lead to, each named
 * after its leaves, with what else is to be seen there; long values stand once, under a name.
 */
export function textOf({ machine, generator, paths }: Plan): string {
  const { table: values, shorten } = interned();
  const rests = names<Rest>();
  const restOf = ({ effects: _, ...rest }: Observation) =>
    rests.name(rest, leavesOf(rest.value).join(', '));
  const effectsOf = (effects: readonly Effect[]) =>
    effects.map(({ type, params }) =>
      params === null ? type : { type, params: shorten(params, type) },
    );
  const after = (taken: readonly string[], expects: Observation) => ({
    ...(taken.length > 0 && { takes: taken }),
    ...(expects.effects.length > 0 && { does: effectsOf(expects.effects) }),
    is: restOf(expects),
  });
  const pathLines = paths.map(({ start, taken, expects, steps }, index) => {
    const first = one({ path: index + 1, start, ...after(taken, expects) });
    const lines = steps.map(({ step, taken: takes, expects: expected }) =>
      one({ ...stepOf(step), ...after(takes, expected) }),
    );
    return `[${list([first, ...lines], '    ')}]`;
  });
  const restLines = [...rests.table].map(([name, rest]) => {
    const { value, status, tags, context, output, services, enabled } = rest;
    const fields = {
      value: shorten(value, 'value'),
      status,
      ...(tags.length > 0 && { tags }),
      context: shorten(context, 'context'),
      ...(output !== null && { output: shorten(output, 'output') }),
      ...(services.length > 0 && {
        services: shorten(
          services.map(([id, { source, input }]) => [id, source, input]),
          'services',
        ),
      }),
      ...(enabled.length > 0 && { enabled: shorten(enabled.map(shortEvent), 'enabled') }),
    };
    const lines = Object.entries(fields).map(([key, field]) => `${one(key)}: ${one(field)}`);
    return `${one(name)}: {${list(lines, '    ')}}`;
  });
  return [
    '{',
    `  "machine": ${one(machine)},`,
    `  "generator": ${one(generator)},`,
    `  "paths": [${list(pathLines, '  ')}],`,
    `  "states": {${list(restLines, '  ')}},`,
    `  "values": {${list(entriesOf(values), '  ')}}`,
    '}',
    '',
  ].join('\n');
}
