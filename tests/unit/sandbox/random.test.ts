import { describe, expect, it } from 'vitest';
import { type Random, seededRandom, systemRandom } from '#sandbox/random.ts';

const some = (random: Random) => [random.hex(40), random.below(1_000_000), random.digits(6)];

describe('randomness', () => {
  it('is equal for equal seeds, and different for different ones', () => {
    expect(some(seededRandom('pandan'))).toEqual(some(seededRandom('pandan')));
    expect(some(seededRandom('pandan'))).not.toEqual(some(seededRandom('ube')));
  });

  it('returns another value with each draw', () => {
    const random = seededRandom('pandan');
    expect(random.hex(16)).not.toBe(random.hex(16));
  });

  it.each([
    ['a seed', seededRandom('pandan')],
    ['the machine', systemRandom],
  ])('from %s has the forms that the sandbox needs', (_, random) => {
    expect(random.hex(40)).toMatch(/^[0-9a-f]{80}$/);
    expect(random.digits(6)).toMatch(/^\d{6}$/);
    const drawn = new Set(Array.from({ length: 200 }, () => random.below(5)));
    expect(drawn).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
