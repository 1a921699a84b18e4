import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import ECB from 'crypto-js/mode-ecb.js';
import NoPadding from 'crypto-js/pad-nopadding.js';
import Pkcs7 from 'crypto-js/pad-pkcs7.js';
import { cipherKey } from './cipher-key.ts';

export class Undecipherable extends Error {
  constructor(options?: ErrorOptions) {
    super('the text cannot be deciphered', options);
    this.name = 'Undecipherable';
  }
}

/**
 * Encrypts with AES in ECB mode, as hex (S7). The protocol requires this mode, which reveals
 * repeated blocks; TLS protects the messages.
 *
 * @throws UnusablePackageName
 */
export function encrypt(plain: string, packageName: string): string {
  const key = Utf8.parse(cipherKey(packageName));
  return AES.encrypt(Utf8.parse(plain), key, { mode: ECB, padding: Pkcs7 }).ciphertext.toString(
    Hex,
  );
}

/**
 * Checks the padding in full, which crypto-js does not do.
 *
 * @throws Undecipherable, UnusablePackageName
 */
export function decrypt(hex: string, packageName: string): string {
  const key = Utf8.parse(cipherKey(packageName));
  if (hex.length === 0 || hex.length % 32 !== 0 || !/^[0-9a-fA-F]+$/.test(hex)) {
    throw new Undecipherable();
  }
  const ciphertext = CryptoJS.lib.CipherParams.create({ ciphertext: Hex.parse(hex) });
  const padded = AES.decrypt(ciphertext, key, { mode: ECB, padding: NoPadding }).toString(Hex);
  const lastByte = padded.slice(-2);
  const padding = Number.parseInt(lastByte, 16);
  if (padding < 1 || padding > 16 || !padded.endsWith(lastByte.repeat(padding))) {
    throw new Undecipherable();
  }
  try {
    return Hex.parse(padded.slice(0, -2 * padding)).toString(Utf8);
  } catch (cause) {
    throw new Undecipherable({ cause });
  }
}
