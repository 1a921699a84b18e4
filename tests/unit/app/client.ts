import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import type { MethodName } from '#protocol/methods.ts';
import { stripPrefix } from '#protocol/prefix.ts';
import { type ApiClient, type ApiContext, createApiClient } from '#services/api/client.ts';
import { createServerClock } from '#services/server-clock.ts';
import { unknownDevice } from '#tests/contract/unknown-device.ts';

const Sent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ body: v.array(v.object({ method: v.string(), data: v.unknown() })) }),
);

/** The lender's reply to each method, or the code of its refusal. */
type Lender = Partial<Record<MethodName, object | number | null>>;

/** The context of the app's API client on a page without a session. */
export const contextWith = (fetch: ApiContext['fetch'], prefix = ''): ApiContext => ({
  config: {
    base: 'https://app.example/api',
    prefix,
    encrypted: false,
    timeout: 60_000,
    readRetries: [],
  },
  fetch,
  clock: createServerClock(),
  identity: () => ({ packageName: 'ph.hiram.app', appName: 'Hiram' }),
  lang: () => 'en',
  token: () => null,
  device: async () => unknownDevice,
  onMaintenance: () => {},
  onSessionLost: () => {},
});

/** The app's own client of a stub lender; records the calls. */
export function clientOf(lender: Lender) {
  const requests: [method: string, data: unknown][] = [];
  const dataOf = new Map<string, object | number | null>(Object.entries(lender));
  const prefix = 'test_';
  const fetch: ApiContext['fetch'] = async (request, init) => {
    const text = await new Request(request, init).text();
    const { body } = v.parse(Sent, text);
    for (const { method, data } of body) requests.push([method, stripPrefix(data, prefix)]);
    const replies = body.map(({ method }) => ({ method, data: dataOf.get(method) ?? null }));
    const refusal = replies.find(({ data }) => typeof data === 'number');
    return Response.json(
      refusal ? { code: refusal.data, msg: 'no' } : { code: codes.success, msg: '', data: replies },
    );
  };
  const api: ApiClient = createApiClient(contextWith(fetch, prefix));
  return {
    api,
    requests,
    will: (next: Lender) => {
      for (const [method, reply] of Object.entries(next)) dataOf.set(method, reply);
    },
  };
}
