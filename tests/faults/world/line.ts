import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import { type MethodName, type MethodReply, methods } from '#protocol/methods.ts';
import type { ApiClient } from '#services/api/client.ts';
import { type KindFixture, lenderCodes, type Effect } from '../kinds/fixture.ts';
import type { ReadingOutcome, RequestOutcome } from './schedule.ts';
import type { PageProcess, VirtualTime } from './time.ts';

/**
 * A minimal server. Each attempt (suffix and time) has at most one effect, some time after its
 * request arrives. The server never refuses a second attempt, so that a duplicate is visible.
 */
export function createServer(time: VirtualTime, { amountIn, shows }: KindFixture) {
  const effects: Effect[] = [];
  const takenAttempts = new Set<string>();

  return {
    effects,
    effectOf: (attempt: string) => effects.find((one) => one.attempt === attempt),
    /** Receives a request. A refused one, and a copy of an earlier one, have no effect. */
    receive(data: unknown, attempt: string, outcome: RequestOutcome) {
      if (takenAttempts.has(attempt)) return;
      takenAttempts.add(attempt);
      if (outcome.answer === 'refused') return;
      const amount = amountIn(data);
      time.after(outcome.commit, () => {
        effects.push({ number: effects.length + 1, attempt, amount, at: time.now() });
      });
    },
    show: (method: MethodName): unknown => shows(effects)[method],
  };
}

export type Server = ReturnType<typeof createServer>;

/** The network of all pages. Online, requests take the outcomes in order, then succeed. */
export type Line = {
  online: boolean;
  money: RequestOutcome[];
  reads: ReadingOutcome[];
  sent: Set<string>;
  /** By attempt, the last readable failure that a living page received, except a refusal. */
  answered: Map<string, Failure>;
};

/** The timeout of a request (S7), in milliseconds. */
const timeout = 60_000;

const fair: RequestOutcome = { arrives: 50, copies: 1, commit: 200, answer: 'ok', latency: 50 };
const fairRead: ReadingOutcome = { answer: 'ok', latency: 100 };

type Sent = { attempt: string; refusal: number };

const isReadableReply = ({ kind }: Failure): boolean =>
  !['network', 'timeout', 'invalidPayload', 'undecipherable'].includes(kind);

type BadAnswer = Exclude<RequestOutcome['answer'] | ReadingOutcome['answer'], 'ok'>;

function failureFor(answer: BadAnswer, refusal: number): Failure {
  switch (answer) {
    case 'refused':
      return { kind: 'business', code: refusal, message: 'refused' };
    case 'otherCode':
      return { kind: 'business', code: codes.tokenInvalid, message: 'other' };
    case 'session':
      return { kind: 'session', reason: 'squeezed' };
    case 'maintenance':
      return { kind: 'maintenance' };
    case 'http400':
      return { kind: 'badRequest', status: 400 };
    case 'http500':
      return { kind: 'badResponse', status: 500 };
    case 'malformed':
      return { kind: 'invalidPayload' };
    case 'undecipherable':
      return { kind: 'undecipherable' };
    case 'lost':
      return { kind: 'network' };
    case 'silent':
      return { kind: 'timeout' };
    default:
      return answer satisfies never;
  }
}

function replyOf<M extends MethodName>(method: M, data: unknown): MethodReply<M> {
  const parsed = v.safeParse(methods[method].reply, data);
  if (!parsed.success) throw new ServiceFailure({ kind: 'invalidPayload' });
  return parsed.output;
}

export function createClient(
  {
    fixture: { kind, refusals, reply },
    line,
    server,
    time,
  }: { fixture: KindFixture; line: Line; server: Server; time: VirtualTime },
  process: PageProcess,
): Pick<ApiClient, 'call'> {
  async function end(answer: BadAnswer, after: number, sent: Sent | null = null) {
    const late = answer === 'silent' || after > timeout;
    await process.wait(late ? timeout : after);
    const failure = failureFor(late ? 'silent' : answer, sent?.refusal ?? codes.tokenInvalid);
    if (sent && isReadableReply(failure) && answer !== 'refused')
      line.answered.set(sent.attempt, failure);
    throw new ServiceFailure(failure);
  }

  async function read(method: MethodName): Promise<unknown> {
    const outcome = line.reads.shift() ?? fairRead;
    if (!line.online) return end('lost', 5);
    const reach = Math.min(20, outcome.latency);
    await process.wait(reach);
    const shown = server.show(method);
    if (outcome.answer !== 'ok') return end(outcome.answer, outcome.latency);
    await process.wait(outcome.latency - reach);
    return shown;
  }

  async function move(data: unknown, attempt: string): Promise<unknown> {
    const outcome = line.money.shift() ?? fair;
    const arrives = line.online ? outcome.arrives : null;
    line.sent.add(attempt);
    const sent = { attempt, refusal: lenderCodes[refusals[0]] };
    if (arrives === null) {
      const answer =
        outcome.answer === 'ok' || outcome.answer === 'refused' ? 'lost' : outcome.answer;
      return end(answer, outcome.latency, sent);
    }
    // A sent request arrives even if the page dies meanwhile.
    for (let copy = 0; copy < outcome.copies; copy += 1) {
      time.after(arrives + copy, () => server.receive(data, attempt, outcome));
    }
    if (outcome.answer !== 'ok') {
      return end(outcome.answer, arrives + outcome.copies + outcome.latency, sent);
    }
    const answered = arrives + outcome.copies + outcome.commit + outcome.latency;
    if (answered > timeout) return end('silent', timeout);
    await process.wait(answered);
    const effect = server.effectOf(attempt);
    if (!effect) throw new Error('there is no effect to answer');
    return reply(effect);
  }

  return {
    async call(method, data, options) {
      const attempt = options?.attempt;
      if (method !== kind) return replyOf(method, await read(method));
      if (!attempt) throw new Error('money must be sent under an attempt');
      return replyOf(method, await move(data, `${attempt.suffix}/${attempt.t}`));
    },
  };
}
