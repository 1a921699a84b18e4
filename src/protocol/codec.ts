import { decrypt, encrypt } from './cipher.ts';
import type { RequestBody, RequestHeader } from './envelope.ts';
import { addPrefix } from './prefix.ts';

/** `encrypted`: the negated encryption-off flag of S7. */
export type WireOptions = { packageName: string; prefix: string; encrypted: boolean };

export type WireCall = { method: string; data: unknown };

function encode(value: unknown, { packageName, encrypted }: WireOptions): string {
  const text = JSON.stringify(value);
  return encrypted ? encrypt(text, packageName) : text;
}

/** @throws UnusablePackageName */
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
 * The multipart form of an upload (S7).
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
 * An object is plain JSON; any other text is decrypted first.
 *
 * @throws UnusablePackageName, Undecipherable, or a SyntaxError if the result is not JSON
 */
export function decodeReply(text: string, packageName: string): unknown {
  const trimmed = text.trim();
  const plain = trimmed.startsWith('{') ? trimmed : decrypt(trimmed, packageName);
  return JSON.parse(plain);
}
