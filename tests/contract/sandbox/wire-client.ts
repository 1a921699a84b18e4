import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { decodeReply, encodeRequest, encodeUpload, type WireCall } from '#protocol/codec.ts';
import { ResponseEnvelope } from '#protocol/envelope.ts';
import { requestHeaderBlock, requestHeaders, type Sender } from '#protocol/headers.ts';
import { type MethodName, type MethodReply, methods } from '#protocol/methods.ts';
import type { ApiCall, Borrower, Ledger, PaidIn, Sms } from '#sandbox/shell/control/api.ts';

export const packageName = 'ph.hiram.app';

const someone: Sender = {
  packageName,
  appName: 'Hiram',
  lang: 'en',
  prefix: 'credit_',
  token: null,
  device: {
    afid: 'af',
    adId: '',
    device: 'test',
    appVersion: '1.0.0',
    fingerprintId: 'fp',
    redundantDeviceId: 'rd',
  },
};

export type Options = {
  token?: string | null;
  encrypted?: boolean;
  prefix?: string;
  lang?: string;
  suffix?: string;
  t?: number;
  headers?: Record<string, string>;
  /** A header field to leave out. */
  without?: string;
};

export function newSuffix(): string {
  return Array.from(randomBytes(10), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

type Fetch = (url: string, request: RequestInit) => Promise<Response>;

export function wireClient(origin: string, fetch: Fetch = globalThis.fetch) {
  const senderOf = ({ token = null, prefix = 'credit_', lang = 'en' }: Options) => ({
    ...someone,
    token,
    prefix,
    lang,
  });

  const wireOf = ({ encrypted = true, prefix = 'credit_' }: Options) => ({
    packageName,
    prefix,
    encrypted,
  });
  const envelopeIn = async (response: Response) =>
    v.parse(ResponseEnvelope, decodeReply(await response.text(), packageName));

  async function send(calls: readonly WireCall[], options: Options = {}): Promise<Response> {
    const body = encodeRequest(requestHeaderBlock(senderOf(options)), calls, wireOf(options));
    return raw(body, options);
  }

  async function raw(body: string | FormData, options: Options = {}): Promise<Response> {
    const type = options.encrypted === false ? 'application/json' : 'text/plain';
    const { suffix = newSuffix(), t = Date.now() } = options;
    const headers = new Headers({
      ...requestHeaders(senderOf(options)),
      ...(typeof body === 'string' && { 'Content-Type': type }),
      ...options.headers,
    });
    if (options.without) headers.delete(options.without);
    return fetch(`${origin}/api/any/${suffix}?t=${t}`, { method: 'POST', headers, body });
  }

  async function envelope(
    calls: readonly WireCall[],
    options: Options = {},
  ): Promise<ResponseEnvelope> {
    return envelopeIn(await send(calls, options));
  }

  return {
    send,
    raw,
    envelope,
    code: async (method: string, data: unknown, options: Options = {}): Promise<number> =>
      (await envelope([{ method, data }], options)).code,
    /** Throws unless the code of the reply is 0. */
    async call<M extends MethodName>(
      method: M,
      data: unknown,
      options: Options = {},
    ): Promise<MethodReply<M>> {
      const reply = await envelope([{ method, data }], options);
      if (reply.code !== 0) throw new Error(`${method}: ${reply.code} ${reply.msg}`);
      return v.parse(methods[method].reply, reply.data?.[0]?.data);
    },
    async upload(call: WireCall, files: readonly File[], options: Options = {}) {
      const header = requestHeaderBlock(senderOf(options));
      const form = encodeUpload(header, call, files, wireOf(options));
      return envelopeIn(await raw(form, options));
    },
  };
}

/** The forms of a credit application, in order. */
export const creditForms = [
  ['basicInfo', { fullName: 'Liza Ramos', birthDate: '1990-02-03' }],
  ['workInfo', { monthlyIncome: '20000' }],
  ['emergencyContact', { contactName: 'Jose', contactMobile: '0918 123 4567' }],
  ['identityAuth', { idType: 'UMID', idNumber: '1' }],
  ['bindBankCard', { accountType: '90005', accountNumber: '09171234567', holder: 'Liza Ramos' }],
] as const;

export type MadeBorrower = Borrower;

export function controlClient(origin: string, fetch: Fetch = globalThis.fetch) {
  async function ask(method: string, path: string, body?: unknown) {
    const response = await fetch(`${origin}/sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  }
  /**
   * Throws for a refusal. The sandbox is of the same build, so its JSON has the types of its
   * functions.
   */
  async function read<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const { status, answer } = await ask(method, path, body);
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(answer)}`);
    return v.parse(
      v.custom<Reply>(() => true),
      answer,
    );
  }
  const of = (mobile: string) => `mobile=${encodeURIComponent(mobile)}`;

  return {
    ask,
    borrower: async (scenario: string) => read<Borrower>('POST', 'borrowers', { scenario }),
    /** A deleted account has no mobile, so its ledger is read by user id. */
    ledger: async (who: Pick<MadeBorrower, 'mobile'> | { userId: string }) =>
      read<Ledger>('GET', `ledger?${'mobile' in who ? of(who.mobile) : `userId=${who.userId}`}`),
    sms: async ({ mobile }: Pick<MadeBorrower, 'mobile'>) =>
      read<readonly Sms[]>('GET', `sms?${of(mobile)}`),
    advance: async ({ mobile }: MadeBorrower, advance: string) =>
      read<{ now: number; offset: number }>('POST', 'clock', { mobile, advance }),
    fault: async ({ mobile }: Pick<MadeBorrower, 'mobile'>, fault: Record<string, unknown>) =>
      ask('POST', 'faults', { mobile, times: 1, ...fault }),
    payAtCounter: async (payment: {
      accountNumber: string;
      amount: number;
      paidAt?: number;
      postAfter?: string;
    }) => read<PaidIn>('POST', 'payments', payment),
    calls: async ({ mobile }: MadeBorrower) =>
      read<readonly ApiCall[]>('GET', `calls?${of(mobile)}`),
  };
}
