import { createCipheriv, createDecipheriv, randomInt } from 'node:crypto';

/*
 * A client of the lender's protocol, written from the specification (S7) alone. It imports nothing of
 * the app or the sandbox, so that it finds errors that both have in common.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };
type Item = { method: string; data: Fields };

export type RequestOptions = { token?: string; prefix?: string; encrypted?: boolean };

const packageName = 'ph.hiram.app';
const key = Buffer.from((packageName + packageName).slice(0, 16), 'ascii');

function encrypt(text: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('hex');
}

export function decrypt(hex: string): string {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  return Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()]).toString();
}

function prefixed(value: Json, prefix: string): Json {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map((item) => prefixed(item, prefix));
  const fields: Record<string, Json> = {};
  for (const name of Object.keys(value))
    fields[prefix + name] = prefixed(value[name] ?? null, prefix);
  return fields;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

const header = { appName: 'Hiram', afid: 'af', device: 'Phone', appVersion: '1.0.0', adId: '' };

export const plainBody = (items: readonly Item[], prefix = 'credit_'): string =>
  JSON.stringify({
    header,
    body: items.map(({ method, data }) => ({ method, data: prefixed(data, prefix) })),
  });

function headerFields({ token, prefix = 'credit_' }: RequestOptions): Record<string, string> {
  return {
    package: packageName,
    appName: 'Hiram',
    lang: 'en',
    platform: 'android',
    prefix,
    apiVersion: 'v1',
    fingerprintId: 'independent',
    redundantDeviceId: 'independent',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
}

const newSuffix = () =>
  Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('');

export function independentClient(origin: string) {
  async function post(headers: Record<string, string>, body: string): Promise<unknown> {
    const address = `${origin}/api/any/${newSuffix()}?t=${Date.now()}`;
    const response = await fetch(address, { method: 'POST', headers, body });
    const text = await response.text();
    const reply: unknown = JSON.parse(text.startsWith('{') ? text : decrypt(text));
    return reply;
  }
  return {
    async send(items: readonly Item[], said: RequestOptions = {}): Promise<unknown> {
      const { encrypted = true, prefix } = said;
      const body = plainBody(items, prefix);
      const type = encrypted ? 'text/plain' : 'application/json';
      return post(
        { ...headerFields(said), 'Content-Type': type },
        encrypted ? encrypt(body) : body,
      );
    },
  };
}
