import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Attempt, attemptPath, newAttempt } from '#protocol/attempt.ts';
import { Undecipherable } from '#protocol/cipher.ts';
import { decodeReply, encodeRequest, encodeUpload } from '#protocol/codec.ts';
import { RequestBody } from '#protocol/envelope.ts';
import { requestHeaderBlock, requestHeaders } from '#protocol/headers.ts';
import { stripPrefix } from '#protocol/prefix.ts';
import { randomHex, randomLetters } from '#protocol/random.ts';
import { referenceDecrypt, referenceEncrypt } from './reference-cipher.ts';
import { knownDevice } from './unknown-device.ts';

const packageName = 'ph.hiram.app';
const sender = {
  packageName,
  appName: 'Hiram',
  lang: 'en',
  prefix: 'credit_',
  token: 'abc',
  device: knownDevice,
};
const header = requestHeaderBlock(sender);
const encrypted = { packageName, prefix: 'credit_', encrypted: true };
const plain = { ...encrypted, encrypted: false };
const fill = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

/** JSON values after a round trip, which removes -0 and similar values. */
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const fields = fc.dictionary(fc.string(), json);

describe('an encoded request', () => {
  it('is readable by an independent implementation, encrypted and plain', () => {
    fc.assert(
      fc.property(fc.array(fields, { minLength: 1, maxLength: 5 }), fc.boolean(), (items, off) => {
        const calls = items.map((data) => ({ method: 'applyOrder', data }));
        const sent = encodeRequest(header, calls, off ? plain : encrypted);
        const text = off ? sent : referenceDecrypt(sent, packageName);
        const read = v.parse(v.pipe(v.string(), v.parseJson(), RequestBody), text);
        expect(read.header).toEqual(header);
        expect(read.body.map(({ data }) => stripPrefix(data, 'credit_'))).toEqual(items);
      }),
    );
  });

  it('S7.5: contains its method in plain text in an upload, and header and data as in any request', async () => {
    const file = new File(['bytes'], 'id.jpg', { type: 'image/jpeg' });
    const call = { method: 'genericFileUpload', data: { kind: 'idFront' } };

    const form = encodeUpload(header, call, [file, file], encrypted);
    expect(form.get('method')).toBe('genericFileUpload');
    const open = (name: string): unknown =>
      JSON.parse(referenceDecrypt(v.parse(v.string(), form.get(name)), packageName));
    expect(open('header')).toEqual(header);
    expect(open('data')).toEqual({ credit_kind: 'idFront' });
    expect(form.getAll('files')).toHaveLength(2);
    await expect(v.parse(v.file(), form.get('files')).text()).resolves.toBe('bytes');

    expect(encodeUpload(header, call, [file], plain).get('data')).toBe('{"credit_kind":"idFront"}');
  });
});

describe('a reply', () => {
  it('is read as plain JSON, or deciphered', () => {
    const reply = { code: 0, msg: 'ok', data: [] };
    const text = JSON.stringify(reply);
    expect(decodeReply(text, packageName)).toEqual(reply);
    expect(decodeReply(`\n${text}\n`, packageName)).toEqual(reply);
    expect(decodeReply(referenceEncrypt(text, packageName), packageName)).toEqual(reply);
    expect(decodeReply(`${referenceEncrypt(text, packageName)}\n`, packageName)).toEqual(reply);
  });

  it('throws Undecipherable or SyntaxError if it is no JSON, or has another key', () => {
    expect(() => decodeReply('<html>', packageName)).toThrow(Undecipherable);
    expect(() => decodeReply('', packageName)).toThrow(Undecipherable);
    expect(() => decodeReply('{"code":', packageName)).toThrow(SyntaxError);
    expect(() => decodeReply(referenceEncrypt('no json', packageName), packageName)).toThrow(
      SyntaxError,
    );
    expect(() => decodeReply(referenceEncrypt('{}', 'ph.other.app'), packageName)).toThrow(
      Undecipherable,
    );
  });
});

describe('the header fields', () => {
  it('are valid for any text that a device reports', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const device = { ...sender.device, fingerprintId: text, redundantDeviceId: text };
        expect(
          () => new Headers(requestHeaders({ ...sender, appName: text, device })),
        ).not.toThrow();
      }),
    );
  });
});

describe('an attempt', () => {
  it('S7.2: consists of ten letters and a time, and forms the address', () => {
    const attempt = newAttempt(1_700_000_000_000, fill);
    expect(v.is(Attempt, attempt)).toBe(true);
    expect(attemptPath(attempt)).toBe(`any/${attempt.suffix}?t=1700000000000`);
  });

  it('draws its letters equally often from uniform bytes', () => {
    let next = 0;
    const every = (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => next++ % 256);
    const letters = randomLetters(234, every);
    const counts = new Set([...new Set(letters)].map((one) => letters.split(one).length - 1));
    expect([...counts]).toEqual([9]);
  });

  it('draws no letter from a byte that would favour the first letters', () => {
    const given = [234, 255, 233, 234, 0];
    const next = (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => given.shift() ?? 1);
    expect(randomLetters(2, next)).toBe('za');
    expect(given).toEqual([]);
  });
});

it('random hex digits keep the leading zero of a byte', () => {
  expect(randomHex(3, (bytes) => bytes.fill(10))).toBe('0a0a0a');
  expect(randomHex(16, fill)).toMatch(/^[0-9a-f]{32}$/);
});
