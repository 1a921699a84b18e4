import type { Luck } from '../world/luck.ts';

export type Gallery = { next: () => File };

const kinds = [
  { weight: 0.85, start: [0xff, 0xd8, 0xff], words: 'a receipt', name: 'receipt', ends: 'jpg' },
  { weight: 0.08, start: [0xff, 0xd8, 0xff], words: 'spoilt', name: 'spoilt', ends: 'jpg' },
  { weight: 0.07, start: [], words: '%PDF-1.4', name: 'statement', ends: 'pdf' },
] as const;

export function createGallery(luck: Luck, name: string): Gallery {
  let taken = 0;
  return {
    next() {
      taken += 1;
      const thing = `picture ${taken} of ${name}`;
      let left = luck.of(thing)?.next() ?? 0;
      const kind = kinds.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      const { start, words, name: called, ends } = kind ?? kinds[0];
      if (kind && kind !== kinds[0]) luck.happened(thing, `${thing} is of no use: ${called}`);
      const bytes = [Uint8Array.from(start), `${words} ${taken} of ${name}`];
      return new File(bytes, `${called}-${taken}.${ends}`);
    },
  };
}
