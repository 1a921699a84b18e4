import { createCipheriv, createDecipheriv } from 'node:crypto';

/** This implementation (OpenSSL) is independent of the app's. */
const keyOf = (packageName: string) => Buffer.from(packageName.repeat(2).slice(0, 16), 'utf8');

export function referenceEncrypt(plain: string, packageName: string): string {
  const cipher = createCipheriv('aes-128-ecb', keyOf(packageName), null);
  return cipher.update(plain, 'utf8', 'hex') + cipher.final('hex');
}

/** @throws when OpenSSL refuses, or the bytes are not UTF-8 */
export function referenceDecrypt(hex: string, packageName: string): string {
  const decipher = createDecipheriv('aes-128-ecb', keyOf(packageName), null);
  const bytes = Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** Encrypts complete blocks without padding. */
export function referenceBlocks(blocks: Buffer, packageName: string): string {
  const cipher = createCipheriv('aes-128-ecb', keyOf(packageName), null).setAutoPadding(false);
  return cipher.update(blocks, undefined, 'hex') + cipher.final('hex');
}
