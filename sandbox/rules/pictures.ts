import { pictureLimits } from '#domain/service/feedback.ts';

const signatures: Record<(typeof pictureLimits.types)[number], RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};

/** The type of a picture, detected from its bytes; null if the format is not accepted. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return pictureLimits.types.find((type) => signatures[type].test(start)) ?? null;
}
