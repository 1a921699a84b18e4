import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import type { MethodName } from '#protocol/methods.ts';
import { stripPrefix } from '#protocol/prefix.ts';
import { type ApiClient, createApiClient } from '#services/api/client.ts';
import { createServerClock } from '#services/server-clock.ts';
import { unknownDevice } from '#tests/contract/unknown-device.ts';

const Sent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ body: v.array(v.object({ method: v.string(), data: v.unknown() })) }),
);

/** The lender's reply to each method, or the code of its refusal. */
type Lender = Partial<Record<MethodName, object | number | null>>;

/** The app's own client of a stub lender; records the calls. */
export function clientOf(lender: Lender) {
  const requests: [method: string, data: unknown][] = [];
  const says = new Map<string, object | number | null>(Object.entries(lender));
  const prefix = 'test_';
  const api: ApiClient = createApiClient({
    config: {
      base: 'https://app.example/api',
      prefix,
      encrypted: false,
      timeout: 60_000,
      readRetries: [],
    },
    async fetch(request, init) {
      const text = await new Request(request, init).text();
      const { body } = v.parse(Sent, text);
      for (const { method, data } of body) requests.push([method, stripPrefix(data, prefix)]);
      const replies = body.map(({ method }) => ({ method, data: says.get(method) ?? null }));
      const refusal = replies.find(({ data }) => typeof data === 'number');
      const reply = refusal
        ? { code: refusal.data, msg: 'no' }
        : { code: codes.success, msg: '', data: replies };
      return Response.json(reply);
    },
    clock: createServerClock(),
    identity: () => ({ packageName: 'ph.hiram.app', appName: 'Hiram' }),
    lang: () => 'en',
    token: () => 'token',
    device: async () => unknownDevice,
    onMaintenance: () => {},
    onSessionLost: () => {},
  });
  return {
    api,
    requests,
    will: (next: Lender) => {
      for (const [method, reply] of Object.entries(next)) says.set(method, reply);
    },
  };
}
