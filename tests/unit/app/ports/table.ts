import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type EventObject,
  setup,
  StateMachine,
  toPromise,
} from 'xstate';
import type { FlowServices } from '#app/flows/provider.ts';
import { requestTimeout } from '#domain/constants.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { FlowId } from '#domain/pages.ts';
import { flowModels } from '#machines/flow-models.ts';
import { models } from '#machines/models.ts';
import { defaultTiming } from '#machines/money-action/timing.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { MethodName } from '#protocol/methods.ts';
import { required } from '#machines/shared/required.ts';
import type { Watch } from '#machines/shared/watch.ts';
import { isMethod } from '#tests/methods.ts';
import { expectSame } from './expect-same.ts';
import { plainRows } from './plain-port.ts';
import { type After, type Before, openPage, type Page, phoneTime } from './page.ts';

type Given<Input> = [Input] extends [void] ? { input?: undefined } : { input: Input };

type Common = Before &
  After & {
    /** Prepares state that is not plain data. */
    first?: (page: Running) => unknown;
  };

type PortRow<Input, Output> = Common & Given<Input> & ({ out: Output } | { fails: Failure });

/** `emits`: events since the start of the watch, including those during `meanwhile`. */
type WatchRow<Input, Message extends EventObject> = Common &
  Given<Input> & {
    meanwhile?: (page: Running) => unknown;
    emits: readonly Message[];
  };

type EffectRow = Common & { params?: unknown };

/** Rows by their titles. */
type Rows<Row> = Readonly<Record<string, Row>>;

type RowsOf<P> =
  P extends Port<infer Input, infer Output>
    ? Rows<PortRow<Input, Output>>
    : P extends Watch<infer Input, infer Message>
      ? Rows<WatchRow<Input, Message>>
      : never;

/** The names of the entries that are ports. The other entries are functions that effects call. */
type PortOf<Ports> = {
  [Name in keyof Ports]: [RowsOf<Ports[Name]>] extends [never] ? never : Name;
}[keyof Ports];

/** A port with the name of a method may have no rows: it is then one call (`plainRows`). */
export type PortRows<Ports> = {
  readonly [Name in Exclude<PortOf<Ports>, MethodName>]: RowsOf<Ports[Name]>;
} & { readonly [Name in Extract<PortOf<Ports>, MethodName>]?: RowsOf<Ports[Name]> };

export type EffectRows = Readonly<Record<string, Rows<EffectRow>>>;

export type AnyRow = EffectRow & {
  input?: unknown;
  out?: unknown;
  fails?: Failure;
  meanwhile?: (page: Running) => unknown;
  emits?: readonly object[];
};

type Table = {
  /** The machine before the provider adds services. */
  base: AnyStateMachine;
  machine: (page: Page) => object;
  /** Written with `satisfies PortRows<Ports>`, so that each port has rows of its own types. */
  ports: Readonly<Record<string, Rows<AnyRow>>>;
  effects?: EffectRows;
  /** Ports that another part of the app provides. */
  elsewhere?: readonly string[];
};

/** The only delay that a provider sets, in each machine that moves money. */
const settleTime = 'moneyAction.settleTime';

type Running = Page & {
  call: (port: string, input: unknown) => Promise<unknown>;
  act: (effect: string, params: unknown) => void;
  look: () => void;
};

type Found = {
  ports: Map<string, AnyActorLogic>;
  /** The machine of each port, by the name of the port. */
  owners: Map<string, string>;
  effects: Map<string, unknown>;
  delays: Map<string, unknown>;
  missing: string[];
};

const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;
const isPort = (logic: object) => 'config' in logic && !isMachine(logic);
/** Whether an action calls a service; built-in actions of XState do not. */
const isService = (action: unknown) => typeof action === 'function' && !('resolve' in action);

function add<Part>(parts: Map<string, Part>, name: string, part: Part): void {
  if ([...parts.values()].includes(part)) return;
  if (parts.has(name)) throw new Error(`two ports are called ${name}`);
  parts.set(name, part);
}

/**
 * Finds the services, effects and delays that a provider gives a machine and its children; effects
 * and delays by path.
 */
function find(
  machine: AnyStateMachine,
  base: AnyStateMachine,
  found: Found = empty(),
  path = '',
): Found {
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    const placeholder = base.implementations.actors[name];
    if (isMachine(logic) && isMachine(placeholder))
      find(logic, placeholder, found, `${path}${name}.`);
    else if (isPort(logic) && logic === placeholder) found.missing.push(name);
    else if (isPort(logic) && !('src' in logic)) {
      add(found.ports, name, logic);
      found.owners.set(name, machine.id);
    }
  }
  for (const [name, action] of Object.entries<unknown>(machine.implementations.actions))
    if (action !== base.implementations.actions[name] && isService(action))
      add(found.effects, `${path}${name}`, action);
  for (const [name, delay] of Object.entries<unknown>(machine.implementations.delays))
    if (delay !== base.implementations.delays[name]) add(found.delays, `${path}${name}`, delay);
  return found;
}
const empty = (): Found => ({
  ports: new Map(),
  owners: new Map(),
  effects: new Map(),
  delays: new Map(),
  missing: [],
});

function findIn({ machine, base }: Table, page: Page): Found {
  const provided = machine(page);
  if (!isMachine(provided)) throw new Error('the provider makes no machine');
  return find(provided, base);
}

function startWatch(logic: AnyActorLogic, input: unknown) {
  const events: EventObject[] = [];
  const machine = setup({ actors: { watch: logic } }).createMachine({
    invoke: { src: 'watch', id: 'watch', input: () => input },
    on: { '*': { actions: ({ event }) => void events.push(event) } },
  });
  const parent = createActor(machine).start();
  const look = () => parent.getSnapshot().children.watch?.send({ type: 'look' });
  return { events, look, stop: () => parent.stop() };
}

function run(logic: AnyActorLogic | undefined, input: unknown): Promise<unknown> {
  if (!logic) throw new Error('the machine has no such port');
  const actor = createActor(logic, { input });
  const ended = toPromise(actor);
  actor.start();
  return ended;
}

function countInsteadOfChance(): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) for (const index of bytes.keys()) bytes[index] = index;
    return bytes;
  });
}
/** The result of `randomHex(16)` with these bytes. */
export const randomId = '000102030405060708090a0b0c0d0e0f';
/** The suffix of `newAttempt` with these bytes. */
export const randomSuffix = 'abcdefghij';

async function start(table: Table, row: Common) {
  const page = openPage(row);
  for (const intent of row.open ?? []) await page.services.journal.open(intent);
  const { ports, effects, delays } = findIn(table, page);
  const portNamed = (name: string) => required(ports.get(name), `port ${name}`);
  const running: Running = {
    ...page,
    call: (port, input) => run(portNamed(port), input),
    act(name, params) {
      const effect = effects.get(name);
      if (typeof effect !== 'function') throw new Error(`the machine has no effect ${name}`);
      Reflect.apply(effect, undefined, [{}, params]);
    },
    look: () => {},
  };
  await row.first?.(running);
  return { portNamed, delays, running };
}

async function expectAfter(page: Page, row: AnyRow, expectResult = () => {}): Promise<void> {
  await page.settle();
  const { requests, stores, invokes, leavesOpen } = await page.outcome();
  const expected = (row.calls ?? []).map(([method, data, , ...how]) => [method, data, ...how]);
  expectSame('requests', requests, expected);
  expectResult();
  expectSame('stores', stores, row.stores ?? {});
  expectSame('invokes', invokes, row.invokes ?? []);
  expectSame('leavesOpen', leavesOpen, row.leavesOpen ?? row.open ?? []);
}

async function expectCall(table: Table, name: string, row: AnyRow): Promise<void> {
  const { portNamed, running } = await start(table, row);
  const result = await run(portNamed(name), row.input).then(
    (out) => ({ out }),
    (error: unknown) => ({ fails: failureOf(error) }),
  );
  const expected = row.fails ? { fails: row.fails } : { out: row.out };
  await expectAfter(running, row, () => expectSame('port', result, expected));
}

async function expectWatch(table: Table, name: string, row: AnyRow): Promise<void> {
  const { portNamed, running } = await start(table, row);
  const { events, look, stop } = startWatch(portNamed(name), row.input);
  try {
    await row.meanwhile?.({ ...running, look });
    for (let round = 0; round < 20; round += 1) await running.settle();
    await expectAfter(running, row, () => expectSame('emits', events, row.emits));
  } finally {
    stop();
  }
}

async function expectEffect(table: Table, name: string, row: AnyRow): Promise<void> {
  const { running } = await start(table, row);
  running.act(name, row.params);
  await expectAfter(running, row);
}

function expectRows(what: string, names: readonly string[], rows: Table['ports']): void {
  const missing = names.filter((name) => Object.keys(rows[name] ?? {}).length === 0);
  expect(missing, `The table lacks rows of ${what}`).toEqual([]);
  const unknown = Object.keys(rows).filter((name) => !names.includes(name));
  expect(unknown, `The machine has no such ${what}`).toEqual([]);
}

/** Puts the requirement ids of a row in front of the title. */
function testRow(name: string, title: string, expectRow: () => Promise<void>): void {
  const ids = /^(?:[A-Z]\d+(?:\.\d+)?(?:, )?)+: /.exec(title)?.[0] ?? '';
  it(`${ids}${name} ${title.slice(ids.length)}`, () => expectRow());
}

/** Tests all rows of a provider, and that no port, effect or delay lacks rows. */
export function describePorts(provider: string, table: Table): void {
  const { effects = {}, elsewhere = [] } = table;
  describe(`ports of ${provider}`, () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: phoneTime, toFake: ['Date'] });
      countInsteadOfChance();
    });

    const found = findIn(table, openPage({}));
    const names = [...found.ports.keys()].filter((name) => !elsewhere.includes(name));
    const plain = names.filter(isMethod).filter((name) => !(name in table.ports));
    const modelOf = (port: string) =>
      required(
        models.find(({ machine }) => machine.id === found.owners.get(port)),
        `model of ${port}`,
      );
    const ports: Table['ports'] = {
      ...table.ports,
      ...Object.fromEntries(plain.map((name) => [name, plainRows(modelOf(name), name)])),
    };

    it('have a service and a row each', () => {
      expect(found.missing, 'The provider leaves ports without a service').toEqual([]);
      expectRows('ports', names, ports);
      expectRows('effects', [...found.effects.keys()], effects);
      expect([...found.delays.keys()].filter((name) => name !== settleTime)).toEqual([]);
    });

    const expectRow = (name: string, row: AnyRow) =>
      row.emits ? expectWatch(table, name, row) : expectCall(table, name, row);
    for (const [name, rows] of Object.entries(ports))
      for (const [title, row] of Object.entries(rows))
        testRow(name, title, () => expectRow(name, row));
    for (const [name, rows] of Object.entries(effects))
      for (const [title, row] of Object.entries(rows))
        testRow(name, title, () => expectEffect(table, name, row));
    for (const name of [...found.delays.keys()].filter((delay) => delay === settleTime))
      it(`${settleTime} is the settle window; for an attempt of another page, a request’s timeout is added`, async () => {
        const { delays } = await start(table, {});
        const delay = delays.get(name);
        if (typeof delay !== 'function') throw new Error(`${name} is no function`);
        const lastsFor = (own: boolean): unknown =>
          Reflect.apply(delay, undefined, [{ context: { timing: defaultTiming, own } }]);
        expect([lastsFor(true), lastsFor(false)]).toEqual([77_000, 77_000 + requestTimeout]);
      });
  });
}

type FlowProvider<Ports> = {
  ports: (services: FlowServices) => Ports;
  run: (services: FlowServices) => object;
};

/** Like `describePorts`, with the rows of a flow's ports beside those of its effects. */
export function describeFlow<Ports>(
  id: FlowId,
  provider: FlowProvider<Ports>,
  { effects, ...ports }: PortRows<NoInfer<Ports>> & { effects?: EffectRows },
): void {
  describePorts(id, {
    base: flowModels[id].machine,
    machine: ({ services }) => provider.run(services),
    ports,
    ...(effects && { effects }),
  });
}
