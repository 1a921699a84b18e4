import * as v from 'valibot';
import { assumedCodes, codes } from '#domain/codes.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { MoneyKind } from '#domain/money.ts';
import { type MethodName, type MethodReply, methods } from '#protocol/methods.ts';
import type { ApiClient } from '#services/api/client.ts';
import type { PageProcess } from './page-process.ts';
import type { MoneyFate, ReadFate } from './schedule.ts';
import { before, type Server } from './server.ts';
import type { VirtualTime } from './time.ts';

/** The line that all pages share: fates are dealt in order, then everything works. */
export type Line = {
  online: boolean;
  money: MoneyFate[];
  reads: ReadFate[];
  /** Attempts whose request left a page. */
  sent: Set<string>;
};

/** A request's own time limit (S7), milliseconds. */
const timeout = 60_000;

const fair: MoneyFate = { arrives: 50, copies: 1, commit: 200, answer: 'ok', latency: 50 };
const fairRead: ReadFate = { answer: 'ok', latency: 100 };

type BadAnswer = Exclude<MoneyFate['answer'] | ReadFate['answer'], 'ok'>;

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

const refusals: Record<MoneyKind, number> = {
  applyOrder: assumedCodes.creditNotUsable,
  repaymentConfirm: assumedCodes.amountChanged,
};

/** A reply as the real client gives it: checked by its schema. */
function replyOf<M extends MethodName>(method: M, data: unknown): MethodReply<M> {
  const parsed = v.safeParse(methods[method].reply, data);
  if (!parsed.success) throw new ServiceFailure({ kind: 'invalidPayload' });
  return parsed.output;
}

/** The client of one page's life: the same calls and failures as the real one, over the line. */
export function createClient(
  { line, server, time }: { line: Line; server: Server; time: VirtualTime },
  process: PageProcess,
): Pick<ApiClient, 'call'> {
  async function end(answer: BadAnswer, after: number, refusal: number = codes.tokenInvalid) {
    const late = answer === 'silent' || after > timeout;
    await process.wait(late ? timeout : after);
    throw new ServiceFailure(failureFor(late ? 'silent' : answer, refusal));
  }

  async function read(method: MethodName): Promise<unknown> {
    const fate = line.reads.shift() ?? fairRead;
    if (!line.online) return end('lost', 5);
    const reach = Math.min(20, fate.latency);
    await process.wait(reach);
    const shown = server.show(method);
    if (fate.answer !== 'ok') return end(fate.answer, fate.latency);
    await process.wait(fate.latency - reach);
    return shown;
  }

  async function move(method: MoneyKind, data: unknown, attempt: string): Promise<unknown> {
    const fate = line.money.shift() ?? fair;
    const arrives = line.online ? fate.arrives : null;
    line.sent.add(attempt);
    if (arrives === null) {
      const answer = fate.answer === 'ok' || fate.answer === 'refused' ? 'lost' : fate.answer;
      return end(answer, fate.latency);
    }
    // What has left arrives, even if the page dies meanwhile.
    for (let copy = 0; copy < fate.copies; copy += 1) {
      time.after(arrives + copy, () => server.receive(method, data, attempt, fate));
    }
    if (fate.answer !== 'ok') {
      return end(fate.answer, arrives + fate.copies + fate.latency, refusals[method]);
    }
    const answered = arrives + fate.copies + fate.commit + fate.latency;
    if (answered > timeout) return end('silent', timeout);
    await process.wait(answered);
    const effect = server.effects.find((one) => one.attempt === attempt);
    const loanOrderId = effect?.loanOrderId ?? before.loanOrderId;
    return { loanOrderId, status: loanStatus.reviewing, paidAmount: effect?.amount };
  }

  return {
    async call(method, data, options) {
      const attempt = options?.attempt;
      const moves = method === 'applyOrder' || method === 'repaymentConfirm';
      if (!moves) return replyOf(method, await read(method));
      if (!attempt) throw new Error('money is sent under an attempt');
      return replyOf(method, await move(method, data, `${attempt.suffix}/${attempt.t}`));
    },
  };
}
