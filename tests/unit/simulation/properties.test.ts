import { describe, expect, it } from 'vitest';
import type { Fact } from '../../simulation/checks/facts.ts';
import { monitorOf } from '../../simulation/properties/monitor.ts';
import { readProperties } from '../../simulation/properties/sentence.ts';

const page = 'phone 1';
const shows = (id: 'home' | 'agreement' | 'login'): Fact => ({
  type: 'shown',
  page,
  location: { page: id, query: {} },
  mobile: null,
});
const begins: Fact = { type: 'begun', page, kind: 'applyOrder' };
const ends: Fact = { type: 'ended', page };
const dies: Fact = { type: 'died', page };

function watching(sentence: string) {
  const [property] = readProperties(`On a page: ${sentence}.`);
  if (!property) throw new Error('no property');
  return monitorOf(property);
}

/** For each fact, whether it breaks the sentence; the facts are a second apart. */
const breaks = (sentence: string, ...facts: Fact[]): boolean[] => {
  const monitor = watching(sentence);
  return facts.map((fact, second) => monitor.observe(fact, second * 1_000));
};

describe('properties in plain words', () => {
  it('of the form “never … before …” allow the event after the other one, until the page dies', () => {
    const sentence = 'never applyOrder is begun before agreement is shown';
    expect(breaks(sentence, begins)).toEqual([true]);
    expect(breaks(sentence, shows('agreement'), begins)).toEqual([false, false]);
    const again = breaks(sentence, shows('agreement'), dies, begins);
    expect(again).toEqual([false, false, true]);
  });

  it('of the form “after …, never … until …” hold between the two events', () => {
    const sentence =
      'after a money attempt begins, never a money attempt begins until the money attempt ends';
    expect(breaks(sentence, begins, begins)).toEqual([false, true]);
    expect(breaks(sentence, begins, ends, begins)).toEqual([false, false, false]);
  });

  it('of the form “after …, … within …” are broken only by the clock', () => {
    const monitor = watching(
      'after home is shown, login is shown within 2 minutes unless the app dies',
    );
    monitor.observe(shows('home'), 0);
    expect(monitor.isLate(120_000)).toBe(false);
    expect(monitor.isLate(120_001)).toBe(true);
    monitor.observe(dies, 120_002);
    expect(monitor.isLate(500_000)).toBe(false);
  });
});
