import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cipherKey, UnusablePackageName } from '#protocol/cipher-key.ts';
import { decrypt, encrypt, Undecipherable } from '#protocol/cipher.ts';
import { referenceBlocks, referenceDecrypt, referenceEncrypt } from './reference-cipher.ts';

const packageName = 'ph.hiram.app';
const packageNames = fc.stringMatching(/^[a-z][a-z0-9_.]{7,40}$/);
const texts = fc.string({ unit: 'binary', maxLength: 300 });

/** Returns the decrypted text, `refused` if the cipher refuses it, `broken` for another error. */
function outcome(read: () => string): string {
  try {
    return read();
  } catch (error) {
    return error instanceof Undecipherable || isOpenSslError(error) ? 'refused' : 'broken';
  }
}

const isOpenSslError = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && 'code' in error);

describe('the cipher', () => {
  it('S7.4: produces a known result of the openssl command line', () => {
    expect(cipherKey(packageName)).toBe('ph.hiram.appph.h');
    expect(encrypt('{"code":0}', packageName)).toBe('b7488f480426f7c802c560ee6a8c41e6');
  });

  it('agrees with OpenSSL in both directions, for any text and package', () => {
    fc.assert(
      fc.property(texts, packageNames, (plain, name) => {
        const hex = referenceEncrypt(plain, name);
        expect(encrypt(plain, name)).toBe(hex);
        expect(decrypt(hex, name)).toBe(plain);
        expect(decrypt(hex.toUpperCase(), name)).toBe(plain);
      }),
      { numRuns: 1_000 },
    );
  });

  it('refuses, after the flip of a bit, exactly the texts that OpenSSL refuses', () => {
    const plain = JSON.stringify({ code: 0, msg: 'ok', data: [{ method: 'x', data: { a: 1 } }] });
    const bytes = Buffer.from(encrypt(plain, packageName), 'hex');
    let refused = 0;
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const hex = flipped.toString('hex');
      const ours = outcome(() => decrypt(hex, packageName));
      expect(ours).toBe(outcome(() => referenceDecrypt(hex, packageName)));
      expect(ours).not.toBe(plain);
      if (ours === 'refused') refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('throws one typed error for any invalid ciphertext', () => {
    const refused = ['', 'zz', 'abc', '00', 'g'.repeat(32), `${'0'.repeat(31)} `, '<html></html>'];
    for (const text of refused) expect(() => decrypt(text, packageName)).toThrow(Undecipherable);
    fc.assert(
      fc.property(fc.stringMatching(/^([0-9a-f]{32}){1,3}$/), (hex) => {
        const ours = outcome(() => decrypt(hex, packageName));
        expect(ours).toBe(outcome(() => referenceDecrypt(hex, packageName)));
      }),
    );
  });

  it('refuses incomplete and excess blocks, and an invalid digit', () => {
    for (let index = 0; index < 100; index += 1) {
      const hex = encrypt(`text ${index}`, packageName);
      // A lenient parser reads '7g' as 07.
      const lenient = hex.replace(/^((?:..)*?)0([1-9a-f])/, '$1$2g');
      const others = [`${hex}00`, hex.slice(0, -2), `${hex} `, lenient].filter(
        (other) => other !== hex,
      );
      for (const other of others) expect(() => decrypt(other, packageName)).toThrow(Undecipherable);
    }
  });

  it('refuses invalid padding: no byte, more than a block, different bytes', () => {
    const ending = (...last: number[]) =>
      referenceBlocks(Buffer.from([...Buffer.alloc(32 - last.length, 65), ...last]), packageName);
    expect(decrypt(ending(2, 2), packageName)).toBe('A'.repeat(30));
    expect(decrypt(ending(...Buffer.alloc(16, 16)), packageName)).toBe('A'.repeat(16));
    for (const hex of [ending(0), ending(...Buffer.alloc(17, 17)), ending(3, 2, 3), ending(1, 2)])
      expect(() => decrypt(hex, packageName)).toThrow(Undecipherable);
  });

  it('S7.4: refuses a package name that gives no complete key', () => {
    for (const name of ['', 'a', 'ph.hira', 'ph hiram app', 'ph.hirám.app']) {
      expect(() => encrypt('x', name)).toThrow(UnusablePackageName);
      expect(() => decrypt('0'.repeat(32), name)).toThrow(UnusablePackageName);
    }
    expect(cipherKey('ph.hiram')).toBe('ph.hiramph.hiram');
  });
});
