import * as v from 'valibot';
import { assumedCodes, codes } from '#domain/codes.ts';
import type { Language } from '#domain/language.ts';
import { type MethodName, type MethodReply, methods } from '#protocol/methods.ts';
import type { Effect } from '#protocol/methods/method.ts';
import type { Borrower } from '../repositories/account/borrowers.ts';
import type { ReceivedFile } from '../protocol/request.ts';
import { Refusal } from '../repositories/refusal.ts';
import type { Phone } from '../repositories/account/sessions.ts';
import type { Work } from '../repositories/work.ts';

/** The context in which a method answers a call. */
export type Call = {
  work: Work;
  language: Language;
  packageName: string;
  phone: Phone;
  files: readonly ReceivedFile[];
  /** Id of the borrower whose valid session sent the request; null without a valid session. */
  userId: string | null;
  /** The logged-in borrower; null if no call of the request needs a login. */
  borrower: Borrower | null;
};

export type BorrowerCall = Call & { borrower: Borrower };

/**
 * The implementation of a method: its effect by the protocol's table, whether its data needs a login,
 * and the function that answers it. `run` validates data and reply and throws a {@link Refusal}.
 */
export type Answer = {
  effect: Effect;
  needsLogin: (data: unknown) => boolean;
  run: (call: Call, data: unknown) => Promise<unknown>;
};

type Data<M extends MethodName> = v.InferOutput<(typeof methods)[M]['data']>;

/** Wraps an answer with validation of data and reply by the method's schemas. */
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

/** A method that needs no login. */
export function openTo<M extends MethodName>(
  method: M,
  answer: (call: Call, data: Data<M>) => Promise<MethodReply<M>>,
): [M, Answer] {
  const { effect } = methods[method];
  return [method, { effect, needsLogin: () => false, run: checked(method, answer) }];
}

/** A method that needs a login. */
export function forBorrowers<M extends MethodName>(
  method: M,
  answer: (call: BorrowerCall, data: Data<M>) => Promise<MethodReply<M>>,
): [M, Answer] {
  const { effect } = methods[method];
  const run = checked(method, (call: Call, data: Data<M>) => {
    const { borrower } = call;
    if (!borrower) throw new Refusal(codes.sessionEmpty, 'User not logged in');
    return answer({ ...call, borrower }, data);
  });
  return [method, { effect, needsLogin: () => true, run }];
}

/**
 * A method that needs a login for some data only. Invalid data needs none, because it is refused as
 * invalid.
 */
export function forBorrowersWhere<M extends MethodName>(
  method: M,
  needsLogin: (data: Data<M>) => boolean,
  answer: (call: Call, data: Data<M>) => Promise<MethodReply<M>>,
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
