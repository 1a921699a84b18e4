import { describe, expect, it, vi } from 'vitest';
import { reencodePicture, decodeProblem } from '#services/pictures/reencode-picture.ts';

const file = (hex: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from(hex, 'hex'));
  return new Blob([bytes], { type: 'image/jpeg' });
};

describe('a file that the phone cannot decode', () => {
  it.each([
    ['a JPEG', 'ffd8ffe0'],
    ['a PNG', '89504e470d0a1a0a'],
    ['a WebP', '52494646a1b2c3d457454250'],
  ])('is unreadable if it starts with the signature of %s', async (_, start) => {
    await expect(decodeProblem(file(start))).resolves.toBe('unreadable');
    await expect(
      decodeProblem(file(`00${start}`)),
      'the signature is not at its start',
    ).resolves.toBe('type');
  });

  it.each([
    ['a HEIC of an iPhone', '000000246674797068656963', 'heic'],
    ['a HEIC of another phone', '0000001c667479706d696631', 'heic'],
    ['a video', '00000020667479706d703432', 'video'],
    ['a video of another type', '52494646a1b2c3d441564920', 'video'],
    ['a WebM video', '1a45dfa3', 'video'],
    ['a PDF', '255044462d312e37', 'pdf'],
    ['an SVG with a script', '3c737667', 'type'],
  ])('is reported by its type: %s', async (_, start, problem) => {
    await expect(decodeProblem(file(start))).resolves.toBe(problem);
  });

  it('is reported as empty, or as no longer readable', async () => {
    await expect(decodeProblem(new Blob([]))).resolves.toBe('empty');
    const lost = file('ffd8ff');
    vi.spyOn(lost, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    await expect(decodeProblem(lost)).resolves.toBe('unreadable');
  });
});

describe('a picture', () => {
  function phoneThatDraws(bitmapSize: { width: number; height: number }, hasContext = true) {
    const drawn: unknown[] = [];
    const close = vi.fn<() => void>();
    const bitmap = { ...bitmapSize, close };
    class Canvas {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext(kind: string) {
        const context = {
          fillStyle: 'black',
          fillRect(...box: number[]) {
            drawn.push([context.fillStyle, ...box]);
          },
          drawImage(image: unknown, ...box: number[]) {
            drawn.push([image === bitmap, ...box]);
          },
        };
        return kind === '2d' && hasContext ? context : null;
      }
      convertToBlob(options: object) {
        drawn.push(options);
        return Promise.resolve(new Blob(['drawn']));
      }
    }
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
    vi.stubGlobal('OffscreenCanvas', Canvas);
    return { drawn, close };
  }

  it.each([
    ['if it is large and wide', 4_096, 1_024, 2_048, 512],
    ['if it is large and tall', 1_000, 4_000, 512, 2_048],
    ['if it has the maximum size', 2_048, 1_000, 2_048, 1_000],
    ['if it is small', 800, 600, 800, 600],
    ['if it is a horizontal line', 9_000, 1, 2_048, 1],
    ['if it is a vertical line', 1, 9_000, 1, 2_048],
  ])('is redrawn as a JPEG on white, %s', async (_, width, height, toWidth, toHeight) => {
    const { drawn, close } = phoneThatDraws({ width, height });
    const blob = await reencodePicture(file('ffd8ff'));
    await expect(blob?.text()).resolves.toBe('drawn');
    expect(drawn).toEqual([
      ['white', 0, 0, toWidth, toHeight],
      [true, 0, 0, toWidth, toHeight],
      { type: 'image/jpeg', quality: 0.85 },
    ]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('is null if the phone cannot draw or decode it', async () => {
    phoneThatDraws({ width: 10, height: 10 }, false);
    await expect(reencodePicture(file('ffd8ff'))).resolves.toBeNull();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('bad')));
    await expect(reencodePicture(file('ffd8ff'))).resolves.toBeNull();
  });
});
