import { decrypt, encrypt } from './cipher.ts';
import type { RequestBody, RequestHeader } from './envelope.ts';
import { addPrefix } from './prefix.ts';

/** Encoding of payloads: `encrypted` is the negated encryption-off flag of S7. */
export type WireOptions = { packageName: string; prefix: string; encrypted: boolean };

/** One method and its data, before prefix and encryption. */
export type WireCall = { method: string; data: unknown };

function encode(value: unknown, { packageName, encrypted }: WireOptions): string {
  const text = JSON.stringify(value);
  return encrypted ? encrypt(text, packageName) : text;
}

/**
 * The body of a request with prefixed keys: JSON text, or its encrypted form.
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
 * The multipart form of an upload (S7): `method` as plain text, `header` and `data` encoded like
 * every payload, `files` unchanged.
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
 * Decodes a reply's text to a JSON value. An object is returned unchanged; any other text is
 * decrypted first.
 *
 * @throws UnusablePackageName, Undecipherable, or a SyntaxError if the result is not JSON
 */
export function decodeReply(text: string, packageName: string): unknown {
  const trimmed = text.trim();
  const plain = trimmed.startsWith('{') ? trimmed : decrypt(trimmed, packageName);
  return JSON.parse(plain);
}
