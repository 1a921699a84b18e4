import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { assumedCodes, codes } from '#domain/codes.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { ResponseEnvelope } from '#protocol/envelope.ts';
import {
  type Borrower,
  borrowerOfId,
  borrowerOfUsername,
  keepLanguage,
  type BorrowerWork,
} from '../repositories/account/borrowers.ts';
import { catchUp } from '../repositories/catch-up.ts';
import { Refusal, refusalNamed } from '../repositories/refusal.ts';
import {
  checkSession,
  isSessionValid,
  recordPhone,
  type Session,
  sessionOf,
} from '../repositories/account/sessions.ts';
import { record, type Work } from '../repositories/work.ts';
import type { Transaction } from '../database/database.ts';
import { moneyReplies } from '../database/schema.ts';
import type { Call } from '../methods/answer.ts';
import { answers } from '../methods/table.ts';
import { languageOf } from '../rules/agreement.ts';
import { wordsOfCode } from '../rules/code-words.ts';
import type { ProtocolRequest } from './request.ts';

const tokenOf = ({ headers }: ProtocolRequest) => headers.authorization?.slice('Bearer '.length);

const Named = v.object({ mobile: v.optional(v.string()), username: v.optional(v.string()) });

/** The mobile whose clock applies, and the session and borrower of the token, valid or not. */
export type Sender = {
  mobile: string | null;
  session: Session | null;
  borrower: Borrower | null;
};

const needsLogin = ({ method, data }: ProtocolRequest['calls'][number]) =>
  answers.get(method)?.needsLogin(data) ?? false;

/** From a first call that needs no login: its mobile, or the mobile of its username. */
async function mobileNamed(tx: Transaction, { calls }: ProtocolRequest): Promise<string | null> {
  const [first] = calls;
  const named = v.safeParse(Named, first?.data);
  if (!first || !named.success || !answers.has(first.method) || needsLogin(first)) return null;
  const { mobile, username } = named.output;
  if (mobile !== undefined || username === undefined) return mobile ?? null;
  return (await borrowerOfUsername(tx, username))?.mobile ?? null;
}

/** Finds the sender by the token; without a token, by the first call. */
export async function senderOf(tx: Transaction, request: ProtocolRequest): Promise<Sender> {
  const token = tokenOf(request);
  if (token === undefined) {
    return { mobile: await mobileNamed(tx, request), session: null, borrower: null };
  }
  const session = await sessionOf(tx, token);
  const borrower = session && (await borrowerOfId(tx, session.userId));
  return { mobile: borrower?.mobile ?? null, session, borrower };
}

/**
 * The borrower of a valid token, after catching up with the clock.
 *
 * @throws Refusal with a session code of S8
 */
async function authenticate(
  work: Work,
  request: ProtocolRequest,
  { session, borrower: known }: Sender,
): Promise<Borrower> {
  if (tokenOf(request) === undefined) throw refusalNamed('sessionEmpty');
  if (!session || !known) throw refusalNamed('tokenInvalid');
  checkSession(session, work.now);
  await recordPhone(work.tx, session, request.phone);
  const borrower = await keepLanguage(work.tx, known, languageOf(request.headers.lang));
  await catchUp({ ...work, borrower });
  return borrower;
}

/** The user id of a valid session; null without one. */
const readerOf = ({ now }: Work, { session }: Sender): string | null =>
  session && isSessionValid(session, now) ? session.userId : null;

/**
 * Answers all calls of a request under one code (S7). Changes made before a refusal are kept, such
 * as the count of wrong codes.
 */
export async function answerRequest(
  work: Work,
  request: ProtocolRequest,
  sender: Sender,
): Promise<ResponseEnvelope> {
  try {
    const isOnce = request.calls.some(({ method }) => answers.get(method)?.effect === 'once');
    const { session } = sender;
    // A stored reply is returned before the session is checked, because the first copy of the
    // request, or a later login, may have ended the session.
    const first = isOnce && session ? await firstReply(work, request, session.userId) : null;
    if (first) return first;
    const mustLogIn = request.calls.some(needsLogin);
    const borrower = mustLogIn ? await authenticate(work, request, sender) : null;
    if (borrower && isOnce) return await answerOnce({ ...work, borrower }, request);
    return await answerCalls(work, request, borrower, borrower?.userId ?? readerOf(work, sender));
  } catch (error) {
    return refusalReply(error, languageOf(request.headers.lang));
  }
}

/** @throws the error itself if it is not a Refusal */
function refusalReply(error: unknown, language: Language): ResponseEnvelope {
  if (!(error instanceof Refusal)) throw error;
  const { code, message, words, until } = error;
  const byCode = language === defaultLanguage ? message : (wordsOfCode(code, language) ?? message);
  const msg = words?.[language] ?? byCode;
  return { code, msg, data: [], ...(until !== null && { until }) };
}

async function answerCalls(
  work: Work,
  request: ProtocolRequest,
  borrower: Borrower | null,
  userId: string | null,
): Promise<ResponseEnvelope> {
  const call: Call = {
    work,
    language: languageOf(request.headers.lang),
    packageName: request.headers.package,
    phone: request.phone,
    files: request.files,
    userId,
    borrower,
  };
  const items: ResponseEnvelope['data'] = [];
  for (const { method, data } of request.calls) {
    const answer = answers.get(method);
    if (!answer) {
      throw new Refusal(assumedCodes.unknownMethod, `The sandbox does not know '${method}'.`);
    }
    items.push({ method, data: await answer.run(call, data) });
  }
  return { code: codes.success, msg: 'ok', data: items };
}

const contentOf = ({ calls }: ProtocolRequest): string =>
  createHash('sha256').update(JSON.stringify(calls)).digest('hex');

/**
 * Null for the first copy of a request.
 *
 * @throws Refusal if the suffix and `t` belong to a different request
 */
async function firstReply(
  { tx, now }: Work,
  request: ProtocolRequest,
  userId: string,
): Promise<ResponseEnvelope | null> {
  const { suffix, t } = request.attempt;
  const same = and(
    eq(moneyReplies.userId, userId),
    eq(moneyReplies.suffix, suffix),
    eq(moneyReplies.t, t),
  );
  const [first] = await tx.select().from(moneyReplies).where(same);
  if (!first) return null;
  if (first.content !== contentOf(request)) {
    throw refusalNamed('attemptReused');
  }
  await tx
    .update(moneyReplies)
    .set({ copies: sql`${moneyReplies.copies} + 1` })
    .where(same);
  const detail = { method: first.method, suffix, t };
  await record({ tx, now }, userId, 'request.repeated', null, detail);
  return v.parse(ResponseEnvelope, first.reply);
}

async function answerOnce(work: BorrowerWork, request: ProtocolRequest): Promise<ResponseEnvelope> {
  const { borrower } = work;
  const { userId, language } = borrower;
  const [call, ...others] = request.calls;
  if (!call || others.length > 0) {
    throw new Refusal(assumedCodes.invalidData, 'A request that moves money travels alone.');
  }
  const reply = await answerCalls(work, request, borrower, userId).catch((error: unknown) =>
    refusalReply(error, language),
  );
  const { method } = call;
  const content = contentOf(request);
  await work.tx
    .insert(moneyReplies)
    .values({ userId, ...request.attempt, method, content, reply, copies: 0 });
  return reply;
}
