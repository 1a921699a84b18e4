import type { ResponseEnvelope } from '#protocol/envelope.ts';
import { encipher } from './cipher.ts';

/** How a request came, which is how its reply goes. */
export type ReplyMode = { encrypted: boolean; packageName: string };

/** The body of a reply and its type: hex text when enciphered, else JSON. */
export function writeReply(value: unknown, { encrypted, packageName }: ReplyMode) {
  const text = JSON.stringify(value);
  return encrypted
    ? { body: encipher(text, packageName), type: 'text/plain; charset=utf-8' }
    : { body: text, type: 'application/json' };
}

/** A reply that is cut off in the middle: it deciphers, and is not JSON. */
export function writeMalformed(envelope: ResponseEnvelope, { encrypted, packageName }: ReplyMode) {
  const text = JSON.stringify(envelope);
  const half = text.slice(0, Math.ceil(text.length / 2));
  return encrypted
    ? { body: encipher(half, packageName), type: 'text/plain; charset=utf-8' }
    : { body: half, type: 'application/json' };
}

/** A reply that no key opens: hex, and never whole blocks. */
export const undecipherable = {
  body: 'c0ffee'.repeat(11),
  type: 'text/plain; charset=utf-8',
} as const;
