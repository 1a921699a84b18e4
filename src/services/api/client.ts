import * as v from 'valibot';
import type { DeviceInfo } from '#domain/account/device.ts';
import { invalidRequest } from '#domain/codes.ts';
import { failureOf, ServiceFailure, type SessionLoss } from '#domain/failure.ts';
import { type Attempt, attemptPath, newAttempt } from '#protocol/attempt.ts';
import { encodeRequest, encodeUpload, type WireCall, type WireOptions } from '#protocol/codec.ts';
import type { ResponseEnvelope } from '#protocol/envelope.ts';
import { requestHeaderBlock, requestHeaders, type Sender } from '#protocol/headers.ts';
import {
  type MethodData,
  type MethodName,
  type MethodReply,
  methods,
  type OnceMethod,
} from '#protocol/methods.ts';
import { fillRandom } from '#services/random.ts';
import type { ServerClock } from '#services/server-clock.ts';
import type { ApiConfig } from './config.ts';
import { type OnProgress, postForm } from './post-form.ts';
import { type Fetch, post, type RawReply } from './post.ts';
import { maintenanceOf, readReply } from './read-reply.ts';
import { retryReads } from './retry-reads.ts';

export type ApiContext = {
  config: ApiConfig;
  fetch: Fetch;
  clock: ServerClock;
  identity: () => { packageName: string; appName: string };
  lang: () => string;
  token: () => string | null;
  device: () => Promise<DeviceInfo>;
  /** `until`: milliseconds, in the future; null if unknown, or if the announced end has passed. */
  onMaintenance: (until: number | null) => void;
  onSessionLost: (reason: SessionLoss) => void;
};

/** A call that may share a request with others. */
export type Call = {
  [M in Exclude<MethodName, OnceMethod>]: { method: M; data: MethodData<M> };
}[Exclude<MethodName, OnceMethod>];

export type Replies<T extends readonly Call[]> = {
  -readonly [I in keyof T]: MethodReply<T[I]['method']>;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** The request is sent once, with this suffix and time. */
  attempt?: Attempt | undefined;
  /** The borrower sees no network-error toast. */
  quiet?: boolean | undefined;
};

export type ApiClient = {
  /** The single-call helper of S7. */
  call: <M extends MethodName>(
    method: M,
    data: MethodData<M>,
    options?: CallOptions,
  ) => Promise<MethodReply<M>>;
  /** One code applies to all calls, so methods with effect `once` are excluded. */
  callMany: <const T extends readonly Call[]>(
    calls: T,
    options?: CallOptions,
  ) => Promise<Replies<T>>;
  upload: <M extends MethodName>(
    method: M,
    data: MethodData<M>,
    files: readonly File[],
    options?: { signal?: AbortSignal | undefined; onProgress?: OnProgress | undefined },
  ) => Promise<MethodReply<M>>;
};

/** Encoding fails without a valid package name; that is a `ServiceFailure` too. */
function asServiceFailure(error: unknown): never {
  throw new ServiceFailure(failureOf(error), { cause: error });
}

type UncheckedCall = { method: MethodName; data: unknown };

/**
 * Removes unknown fields.
 *
 * @throws ServiceFailure {@link invalidRequest}
 */
function checkedData({ method, data }: UncheckedCall): WireCall {
  const parsed = v.safeParse(methods[method].data, data);
  if (!parsed.success) throw new ServiceFailure(invalidRequest);
  return { method, data: parsed.output };
}

function replyOf<M extends MethodName>(
  method: M,
  item: ResponseEnvelope['data'][number] | undefined,
): MethodReply<M> {
  const schema = methods[method].reply;
  if (item?.method !== method) throw new ServiceFailure({ kind: 'invalidPayload' });
  const parsed = v.safeParse(schema, item.data);
  if (!parsed.success) throw new ServiceFailure({ kind: 'invalidPayload' });
  return parsed.output;
}

/** The API client (S7). Its methods return validated replies or throw a `ServiceFailure`. */
export function createApiClient(context: ApiContext): ApiClient {
  const { config, clock, fetch } = context;

  async function sender(): Promise<Sender> {
    const device = await context.device();
    const { packageName, appName } = context.identity();
    return {
      packageName,
      appName,
      lang: context.lang(),
      prefix: config.prefix,
      token: context.token(),
      device,
    };
  }

  async function exchange(
    transport: (from: Sender) => Promise<RawReply>,
  ): Promise<ResponseEnvelope['data']> {
    const from = await sender();
    const observe = clock.track();
    const reply = await transport(from).catch(asServiceFailure);
    observe(reply.header('date'));
    const maintenance = maintenanceOf(reply, from.packageName);
    if (maintenance) {
      const { until } = maintenance;
      context.onMaintenance(until !== null && until > clock.now() ? until : null);
      throw new ServiceFailure({ kind: 'maintenance' });
    }
    try {
      return readReply(reply, from.packageName);
    } catch (error) {
      const failure = failureOf(error);
      // A late session error of an earlier session does not concern the present one.
      if (failure.kind === 'session' && from.token === context.token()) {
        context.onSessionLost(failure.reason);
      }
      throw error;
    }
  }

  const wire = ({ packageName }: Sender): WireOptions => ({
    packageName,
    prefix: config.prefix,
    encrypted: config.encrypted,
  });

  const urlOf = (attempt: Attempt) => `${config.base}/${attemptPath(attempt)}`;

  function send(calls: readonly WireCall[], { signal, attempt }: CallOptions) {
    return exchange(async (from) => {
      const headers = {
        ...requestHeaders(from),
        'Content-Type': config.encrypted ? 'text/plain' : 'application/json',
      };
      const body = encodeRequest(requestHeaderBlock(from), calls, wire(from));
      const url = urlOf(attempt ?? newAttempt(clock.now(), fillRandom));
      return post(url, headers, body, { fetch, timeout: config.timeout, signal });
    });
  }

  async function request(calls: readonly UncheckedCall[], options: CallOptions) {
    const checked = calls.map(checkedData);
    const repeatable =
      options.attempt === undefined &&
      calls.every(({ method }) => methods[method].effect === 'read');
    return retryReads(
      () => send(checked, options),
      repeatable ? config.readRetries : [],
      options.signal,
    );
  }

  async function callMany<const T extends readonly Call[]>(
    calls: T,
    options?: CallOptions,
  ): Promise<Replies<T>>;
  async function callMany(calls: readonly Call[], options: CallOptions = {}): Promise<unknown> {
    const items = await request(calls, options);
    return calls.map(({ method }, index) => replyOf(method, items[index]));
  }

  return {
    async call(method, data, options = {}) {
      const [item] = await request([{ method, data }], options);
      return replyOf(method, item);
    },
    callMany,
    async upload(method, data, files, { signal, onProgress } = {}) {
      const call = checkedData({ method, data });
      const [item] = await exchange(async (from) =>
        postForm(
          urlOf(newAttempt(clock.now(), fillRandom)),
          requestHeaders(from),
          encodeUpload(requestHeaderBlock(from), call, files, wire(from)),
          { timeout: config.timeout, signal, onProgress },
        ),
      );
      return replyOf(method, item);
    },
  };
}
