import * as v from 'valibot';
import { assumedCodes } from '#domain/codes.ts';
import type { Language } from '#domain/language.ts';
import { type MethodName, type MethodReply, methods } from '#protocol/methods.ts';
import type { Effect } from '#protocol/methods/method.ts';
import type { Borrower, BorrowerWork } from '../repositories/account/borrowers.ts';
import type { ReceivedFile } from '../protocol/request.ts';
import { Refusal, refusalNamed } from '../repositories/refusal.ts';
import type { Phone } from '../repositories/account/sessions.ts';
import type { Work } from '../repositories/work.ts';

export type Call = {
  work: Work;
  language: Language;
  packageName: string;
  phone: Phone;
  files: readonly ReceivedFile[];
  /** The borrower of a valid session; null without one. */
  userId: string | null;
  /** Null if no call of the request needs a login. */
  borrower: Borrower | null;
};

export type BorrowerCall = Call & { work: BorrowerWork; borrower: Borrower };

/** `run` validates data and reply; it throws a {@link Refusal} for invalid data. */
export type Answer = {
  effect: Effect;
  needsLogin: (data: unknown) => boolean;
  run: (call: Call, data: unknown) => Promise<unknown>;
};

type Data<M extends MethodName> = v.InferOutput<(typeof methods)[M]['data']>;

function checked<M extends MethodName, C extends Call>(
  method: M,
  answer: (call: C, data: Data<M>) => Promise<MethodReply<M>>,
): (call: C, data: unknown) => Promise<unknown> {
  const row: (typeof methods)[M] = methods[method];
  return async (call, data) => {
    const parsed = v.safeParse(row.data, data);
    if (!parsed.success) {
      const where = v.getDotPath(parsed.issues[0]) ?? 'data';
      throw new Refusal(assumedCodes.invalidData, `${method}: ${where} is not valid`);
    }
    return v.parse(row.reply, await answer(call, parsed.output));
  };
}

/**
 * A method without a login, except for data that `needsLogin`. Invalid data needs no login, because
 * it is refused as invalid.
 */
export function openTo<M extends MethodName>(
  method: M,
  answer: (call: Call, data: Data<M>) => Promise<MethodReply<M>>,
  needsLogin: (data: Data<M>) => boolean = () => false,
): [M, Answer] {
  const row: (typeof methods)[M] = methods[method];
  return [
    method,
    {
      effect: row.effect,
      needsLogin(data) {
        const parsed = v.safeParse(row.data, data);
        return parsed.success && needsLogin(parsed.output);
      },
      run: checked(method, answer),
    },
  ];
}

export function forBorrowers<M extends MethodName>(
  method: M,
  answer: (call: BorrowerCall, data: Data<M>) => Promise<MethodReply<M>>,
): [M, Answer] {
  const { effect } = methods[method];
  const run = checked(method, (call: Call, data: Data<M>) => {
    const { borrower } = call;
    if (!borrower) throw refusalNamed('sessionEmpty');
    return answer({ ...call, borrower, work: { ...call.work, borrower } }, data);
  });
  return [method, { effect, needsLogin: () => true, run }];
}
