import { decrypt, encrypt } from './cipher.ts';
import type { RequestBody, RequestHeader } from './envelope.ts';
import { addPrefix } from './prefix.ts';

/** How payloads are written: `encrypted` is the negated encryption-off flag of S7. */
export type WireOptions = { packageName: string; prefix: string; encrypted: boolean };

/** One method and its data, before prefix and encryption. */
export type WireCall = { method: string; data: unknown };

function encode(value: unknown, { packageName, encrypted }: WireOptions): string {
  const text = JSON.stringify(value);
  return encrypted ? encrypt(text, packageName) : text;
}

/**
 * The body of a request, prefixed, as the text to send.
 *
 * @throws UnusablePackageName
 */
export function encodeRequest(
  header: RequestHeader,
  calls: readonly WireCall[],
  options: WireOptions,
): string {
  const body = calls.map(({ method, data }) => ({
    method,
    data: addPrefix(data, options.prefix),
  }));
  return encode({ header, body } satisfies RequestBody, options);
}

/**
 * The multipart form of an upload (S7): `method` plain, `header` and `data` as every payload,
 * `files` as they are.
 *
 * @throws UnusablePackageName
 */
export function encodeUpload(
  header: RequestHeader,
  { method, data }: WireCall,
  files: readonly File[],
  options: WireOptions,
): FormData {
  const form = new FormData();
  form.append('method', method);
  form.append('header', encode(header, options));
  form.append('data', encode(addPrefix(data, options.prefix), options));
  for (const file of files) form.append('files', file, file.name);
  return form;
}

/**
 * A reply's text as a JSON value: an object passes as it is, any other text is deciphered first.
 *
 * @throws Undecipherable when it cannot be deciphered, SyntaxError when what it says is not JSON
 */
export function decodeReply(text: string, packageName: string): unknown {
  const trimmed = text.trim();
  const plain = trimmed.startsWith('{') ? trimmed : decrypt(trimmed, packageName);
  return JSON.parse(plain);
}
