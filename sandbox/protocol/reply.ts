import type { ResponseEnvelope } from '#protocol/envelope.ts';
import { encipher } from './cipher.ts';

/** A reply is encoded like its request. */
export type ReplyMode = { encrypted: boolean; packageName: string };

export function writeReply(value: unknown, { encrypted, packageName }: ReplyMode) {
  const text = JSON.stringify(value);
  return encrypted
    ? { body: encipher(text, packageName), type: 'text/plain; charset=utf-8' }
    : { body: text, type: 'application/json' };
}

/** A reply that is not valid JSON once it is decoded. */
export function writeMalformed(envelope: ResponseEnvelope, { encrypted, packageName }: ReplyMode) {
  const text = JSON.stringify(envelope);
  const half = text.slice(0, Math.ceil(text.length / 2));
  return encrypted
    ? { body: encipher(half, packageName), type: 'text/plain; charset=utf-8' }
    : { body: half, type: 'application/json' };
}

/** Hex that ends with an incomplete block. */
export const undecipherable = {
  body: 'c0ffee'.repeat(11),
  type: 'text/plain; charset=utf-8',
} as const;
