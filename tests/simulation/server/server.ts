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
import { type Effect, faultsOfLedger, readEffects } from './ledger.ts';
import { watchDebts } from './falling-debt.ts';
import { faultsOfTables } from './laws.ts';
import { isMoneyKind } from './money-kind.ts';
import { operationFaultsOf } from './operation-laws.ts';
import { totalFaults } from './total-laws.ts';
import type { Message, Reply } from '../world/message.ts';

export type Attempt = {
  suffix: string;
  kind: MoneyKind;
  mobile: string | null;
  /** Code of the reply to each copy; null for a reply without an envelope. */
  codes: (number | null)[];
  /** `own` are the effects of the attempt's kind. */
  effects: Effect[];
  own: Effect[];
};

export type Server = ReturnType<typeof createServer>;

const origin = 'http://sandbox';

const isRequest = (value: object): value is Request => 'headers' in value && 'text' in value;

/** Sets the length, because the server would otherwise copy the request to measure it. */
function post(headers: readonly [string, string][], body: string): RequestInit {
  const length = String(Buffer.byteLength(body));
  return { method: 'POST', headers: [...headers, ['content-length', length]], body };
}

/**
 * Runs the sandbox's handler on a database. A restart keeps the database.
 *
 * @param booked called with faults; with none after a correct booking
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
  const known = new Set<string>();
  const attempts = new Map<string, Attempt>();
  /** Centavos paid at counters, by account number. */
  const paidIn = new Map<string, number>();
  /** Counter payments, including those on their way when the world began. */
  const counterMoney: CounterMoney[] = [];
  /** Loans with an operation at the start; a watcher adds the loans of later calls about one. */
  const operatedLoans = new Set<string>();
  const codesSent = new Map<string, number>();
  const debtFaults = watchDebts();
  /** Null if the current request moves no money. */
  let present: Attempt | null = null;
  const presentAttempt = () => present;
  let lastCall: LoggedCall | null = null;
  const latestCall = () => lastCall;

  function begin() {
    const opened = sandboxOn(database, {
      realTime: scheduler.now,
      random: seededRandom(`${seed}/${life}`),
      // Only the simulated network is slow.
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

  async function newEffects(): Promise<Effect[]> {
    const effects = await database.work(readEffects);
    const added = effects.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
    for (const { kind, id } of added) known.add(`${kind} ${id}`);
    return added;
  }

  const audit = async (): Promise<string[]> => [
    ...(await faultsOfLedger(database)),
    ...(await database.work((tx) => faultsOfTables(tx, began, paidIn))),
  ];

  async function answer(path: string, request: RequestInit): Promise<Reply> {
    const appRequest: object = new PlainRequest(`${origin}${path}`, request);
    if (!isRequest(appRequest)) throw new Error('no request');
    return scheduler.during(async () => {
      const response = await frames.exit(async () => app.fetch(appRequest));
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
    /** Marks the current content of the database as initial. */
    async open(): Promise<void> {
      await newEffects();
      counterMoney.push(...(await readCounterMoney(database)));
      for (const loanOrderId of await readOperatedLoans(database)) operatedLoans.add(loanOrderId);
    },
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
            ...(await debtFaults(tx, call)),
          ]),
        ));
      if (wrong && wrong.length > 0) booked(wrong);
      return reply;
    },
    control: async (path: string, data?: unknown): Promise<Reply> =>
      data === undefined
        ? answer(`/sandbox${path}`, {})
        : answer(
            `/sandbox${path}`,
            post([['content-type', 'application/json']], JSON.stringify(data)),
          ),
  };
}
