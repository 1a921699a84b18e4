import { createCipheriv, createDecipheriv } from 'node:crypto';
import { cipherKey } from '#protocol/cipher-key.ts';

/** AES-128-ECB. Node pads by PKCS7 and checks the padding (S7). */
const algorithm = 'aes-128-ecb';

/**
 * The app uses another implementation than Node's, so that each checks the other.
 *
 * @throws UnusablePackageName
 */
export function encipher(text: string, packageName: string): string {
  const cipher = createCipheriv(algorithm, cipherKey(packageName), null);
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
}

/**
 * Null if the text cannot be deciphered.
 *
 * @throws UnusablePackageName
 */
export function decipher(hex: string, packageName: string): string | null {
  const key = cipherKey(packageName);
  if (!/^([0-9a-f]{32})+$/i.test(hex)) return null;
  const reader = createDecipheriv(algorithm, key, null);
  try {
    const plain = Buffer.concat([reader.update(hex, 'hex'), reader.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}
