import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Attempt } from '#protocol/attempt.ts';
import { RequestBody, RequestHeader } from '#protocol/envelope.ts';
import { ReceivedHeaders } from '#protocol/headers.ts';
import { stripPrefix } from '#protocol/prefix.ts';
import type { UploadedFile } from '../repositories/credit/credit.ts';
import type { Phone } from '../repositories/account/sessions.ts';
import { decipher } from './cipher.ts';
import { longestJson, parseLimitedJson } from './limited-json.ts';

/** A request that violates the protocol. */
export class BadRequest extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadRequest';
  }
}

/** Field prefixes are removed. Data is not validated yet. */
export type ProtocolRequest = {
  attempt: Attempt;
  headers: ReceivedHeaders;
  header: RequestHeader;
  calls: { method: string; data: unknown }[];
  files: ReceivedFile[];
  phone: Phone;
  encrypted: boolean;
};

const largestFile = 5 * 1_024 * 1_024;
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

function parse<S extends v.GenericSchema>(schema: S, input: unknown, what: string) {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const path = v.getDotPath(parsed.issues[0]);
  throw new BadRequest(`${what}${path === null ? '' : ` ${path}`} is missing or not valid`);
}

function parseJson(text: string, what: string): unknown {
  const read = parseLimitedJson(text);
  if (!read.ok) throw new BadRequest(`${what} is ${read.reason}`);
  return read.value;
}

const digits = /^\d{1,16}$/;

function readPayload(text: string, packageName: string, what: string) {
  if (text.length > 2 * longestJson) throw new BadRequest(`${what} is too long`);
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return { value: parseJson(trimmed, what), encrypted: false };
  const plain = decipher(trimmed, packageName);
  if (plain === null) throw new BadRequest(`${what} cannot be deciphered`);
  return { value: parseJson(plain, what), encrypted: true };
}

const longestPhoneId = 128;

/**
 * Reads a request of S7.
 *
 * @param address network address of the sender; empty if unknown
 * @throws BadRequest, or UnusablePackageName for an enciphered request
 */
export async function readRequest(
  request: Request,
  suffix: string,
  address: string,
): Promise<ProtocolRequest> {
  const t = new URL(request.url).searchParams.get('t');
  const stamp = t !== null && digits.test(t) ? Number(t) : null;
  const attempt = parse(Attempt, { suffix, t: stamp }, 'address');
  const headers = parse(ReceivedHeaders, Object.fromEntries(request.headers), 'header');
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
  const body = isForm ? await readForm(request, headers) : await readText(request, headers);
  const calls = body.calls.map(({ method, data }) => ({
    method,
    data: stripPrefix(data, headers.prefix),
  }));
  const id = (headers.fingerprintid || address).slice(0, longestPhoneId);
  const phone = { device: body.header.device, id };
  return { attempt, headers, ...body, calls, phone };
}

type Body = Omit<ProtocolRequest, 'attempt' | 'headers' | 'phone'>;

async function readText(request: Request, headers: ReceivedHeaders): Promise<Body> {
  const payload = readPayload(await request.text(), headers.package, 'body');
  const { header, body } = parse(RequestBody, payload.value, 'body');
  return { header, calls: body, files: [], encrypted: payload.encrypted };
}

const Parts = v.object({
  method: v.pipe(v.string(), v.minLength(1)),
  header: v.string(),
  data: v.string(),
  files: v.array(
    v.pipe(v.instance(File), v.maxSize(largestFile), v.notSize(0), v.mimeType(fileTypes)),
  ),
});

async function readForm(request: Request, headers: ReceivedHeaders): Promise<Body> {
  const form = await request.formData().catch(() => {
    throw new BadRequest('body is not a form');
  });
  const parts = parse(
    Parts,
    {
      method: form.get('method'),
      header: form.get('header'),
      data: form.get('data'),
      files: form.getAll('files'),
    },
    'form',
  );
  const header = readPayload(parts.header, headers.package, 'form header');
  const data = readPayload(parts.data, headers.package, 'form data');
  return {
    header: parse(RequestHeader, header.value, 'form header'),
    calls: [{ method: parts.method, data: data.value }],
    files: await Promise.all(parts.files.map(describe)),
    encrypted: data.encrypted,
  };
}

export type ReceivedFile = UploadedFile & { bytes: Uint8Array };

async function describe(file: File): Promise<ReceivedFile> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: file.name.slice(0, 128), type: file.type, size: file.size, sha256, bytes };
}
