import { pictureLimits } from '#domain/service/feedback.ts';
import type { PictureProblem } from '#domain/service/upload.ts';

/** In pixels, so that a receipt stays readable. */
const longestSide = 2_048;

const quality = 0.85;

/** The first bytes of the accepted formats; file names are ignored. */
const signatures: Record<(typeof pictureLimits.types)[number], RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};

const undecodable = [
  // The brands of HEIF with HEVC: `heic`, `heix`, `heim`, `heis`, `hevc`, `hevx`, `mif1`, `msf1`.
  ['heic', /^.{8}66747970(686569[6378].|68657663|68657678|6d696631|6d736631)/],
  ['video', /^(.{8}66747970|1a45dfa3|52494646.{8}41564920)/],
  ['pdf', /^25504446/],
] as const satisfies readonly (readonly [PictureProblem, RegExp])[];

async function startOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isPicture = (start: string) =>
  pictureLimits.types.some((type) => signatures[type].test(start));

export async function decodeProblem(file: Blob): Promise<PictureProblem> {
  if (file.size === 0) return 'empty';
  const start = await startOf(file).catch(() => null);
  if (start === null || isPicture(start)) return 'unreadable';
  return undecodable.find(([, signature]) => signature.test(start))?.[0] ?? 'type';
}

/** The picture as an upright, reduced JPEG without metadata; null if the phone cannot decode it. */
export async function reencodePicture(file: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) return null;
    // Transparent pixels would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } catch {
    return null;
  }
}
