import { pictureLimits } from '#domain/feedback.ts';

/** What a file begins with, whatever its name and its sender call it. */
const signatures: Record<(typeof pictureLimits.types)[number], RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};

/** The type of a picture by its own bytes; null where it is none that is taken. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return pictureLimits.types.find((type) => signatures[type].test(start)) ?? null;
}
