import type { MoneyKind } from '#domain/money.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { FaultKind } from '#sandbox/control/faults.ts';
import type { Database } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { frames } from '../world/frame.ts';
import { PlainRequest } from '../world/plain-request.ts';
import type { Scheduler } from '../world/scheduler.ts';
import { type CounterMoney, readCounterMoney, readOperatedLoans } from './counter-money.ts';
import { type Effect, faultsOfBooks, readEffects } from './books.ts';
import { faultsOfTables } from './laws.ts';
import { isMoneyKind } from './money-kind.ts';
import { operationFaultsOf } from './operation-laws.ts';
import { totalFaults } from './total-laws.ts';

/** Node's own, before anything takes over the globals. */
const { Request: ServerRequest } = globalThis;

/** A request as it crosses the line. */
export type Message = {
  path: string;
  headers: [string, string][];
  body: string | Uint8Array<ArrayBuffer>;
};
/** A reply as it crosses the line. */
export type Reply = { status: number; headers: [string, string][]; text: string };

/** An attempt to move money that reached the server: what it did there. */
export type Attempt = {
  suffix: string;
  kind: MoneyKind;
  mobile: string | null;
  /** The code of each copy's answer; null where it had no envelope. */
  codes: (number | null)[];
  /** What it added to the books, and what of that is of its own kind. */
  effects: Effect[];
  own: Effect[];
};

export type Server = ReturnType<typeof createServer>;

const origin = 'http://sandbox';

/** A request for the server: Node's own where its form is to be taken apart, else none of its machinery. */
const requestOf = (url: string, init: RequestInit) =>
  init.body instanceof Uint8Array ? new ServerRequest(url, init) : new PlainRequest(url, init);

const isRequest = (value: object): value is Request => 'headers' in value && 'text' in value;

/** A request that says how long it is: else the server would build a copy of it to count. */
function post(
  headers: readonly [string, string][],
  body: string | Uint8Array<ArrayBuffer>,
): RequestInit {
  const length = String(Buffer.byteLength(body));
  return { method: 'POST', headers: [...headers, ['content-length', length]], body };
}

/**
 * The sandbox's own handler on a database; killed, it starts anew on the same books.
 *
 * @param handled hears of each call, decoded
 * @param booked hears what is wrong with the tables, whenever something was added to the books
 */
export function createServer(
  scheduler: Scheduler,
  database: Database,
  seed: number,
  handled: (call: LoggedCall) => void,
  booked: (faults: readonly string[]) => void,
) {
  const began = scheduler.now();
  let life = 0;
  let { sandbox, app } = begin();
  /** Every effect that stands in the books. */
  const known = new Set<string>();
  const attempts = new Map<string, Attempt>();
  /** What was paid at counters into each number, in centavos. */
  const paidIn = new Map<string, number>();
  /** The same money, payment by payment, with what was on its way when the world began. */
  const counterMoney: CounterMoney[] = [];
  /** The loans that had a rollover or restructure when the world began. */
  const operatedLoans = new Set<string>();
  /** How many codes were sent to a mobile. */
  const codesSent = new Map<string, number>();
  /** The attempt that the request under way makes, if it moves money. */
  let present: Attempt | null = null;
  const presentAttempt = () => present;
  /** The call that was handled last. */
  let lastCall: LoggedCall | null = null;
  const latestCall = () => lastCall;

  function begin() {
    const opened = sandboxOn(database, {
      realTime: scheduler.now,
      random: seededRandom(`${seed}/${life}`),
      // What is slow here is the network.
      wait: async () => {},
    });
    opened.calls.listen((call) => {
      const { method, suffix, code, mobile } = call;
      handled(call);
      lastCall = call;
      if (method === 'sendSmsCode' && code === 0 && mobile !== null) {
        codesSent.set(mobile, (codesSent.get(mobile) ?? 0) + 1);
      }
      if (!isMoneyKind(method)) return;
      const attempt = attempts.get(suffix) ?? {
        suffix,
        kind: method,
        mobile,
        codes: [],
        effects: [],
        own: [],
      };
      attempt.codes.push(code);
      attempts.set(suffix, attempt);
      present = attempt;
    });
    return { sandbox: opened, app: sandboxAppOn(opened) };
  }

  /** What was added to the books since the last look. */
  async function newEffects(): Promise<Effect[]> {
    const effects = await database.work(readEffects);
    const added = effects.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
    for (const { kind, id } of added) known.add(`${kind} ${id}`);
    return added;
  }

  /** What is wrong with the lender's tables. */
  const audit = async (): Promise<string[]> => [
    ...(await faultsOfBooks(database)),
    ...(await database.work((tx) => faultsOfTables(tx, began, paidIn))),
  ];

  async function answer(path: string, request: RequestInit): Promise<Reply> {
    const asked: object = requestOf(`${origin}${path}`, request);
    if (!isRequest(asked)) throw new Error('no request');
    return scheduler.during(async () => {
      const response = await frames.exit(async () => app.fetch(asked));
      return {
        status: response.status,
        headers: [...response.headers],
        text: await response.text(),
      };
    });
  }

  return {
    attempts,
    codesSent,
    /** Counts its lives: what was asked of an earlier one is never answered. */
    life: () => life,
    database,
    audit,
    paidIn,
    counterMoney,
    operatedLoans,
    restart(): void {
      life += 1;
      ({ sandbox, app } = begin());
    },
    /** Takes what stands in the books as there from the start. */
    async open(): Promise<void> {
      await newEffects();
      counterMoney.push(...(await readCounterMoney(database)));
      for (const loanOrderId of await readOperatedLoans(database)) operatedLoans.add(loanOrderId);
    },
    /**
     * Answers a request of the app.
     *
     * @param fault what goes wrong in the server as it does, if anything
     */
    async handle({ path, headers, body }: Message, fault: FaultKind | null): Promise<Reply> {
      present = null;
      lastCall = null;
      if (fault) sandbox.faults.add({ mobile: null, method: '*', kind: fault, times: 1 });
      const reply = await answer(path, post(headers, body));
      if (reply.status === 500 && fault !== 'http-500') booked([`The server broke at ${path}.`]);
      const attempt = presentAttempt();
      if (attempt) {
        const effects = await scheduler.during(newEffects);
        attempt.effects.push(...effects);
        attempt.own.push(...effects.filter(({ kind }) => kind === attempt.kind));
        if (effects.length > 0) booked(await scheduler.during(audit));
      }
      const call = latestCall();
      const wrong =
        call &&
        (await scheduler.during(() =>
          database.work(async (tx) => [
            ...(await totalFaults(tx, call)),
            ...(await operationFaultsOf(tx, call)),
          ]),
        ));
      if (wrong && wrong.length > 0) booked(wrong);
      return reply;
    },
    /** Calls the control API, by which the world outside of the app acts. */
    control: async (path: string, data?: unknown): Promise<Reply> =>
      data === undefined
        ? answer(`/sandbox${path}`, {})
        : answer(
            `/sandbox${path}`,
            post([['content-type', 'application/json']], JSON.stringify(data)),
          ),
  };
}
