import { expect, it } from 'vitest';
import type { GuardDescription } from '#machines/description/description.ts';
import { durationOf } from '#machines/description/words.ts';
import { actionText, guardText } from '#visualizations/wording/phrases.ts';

// Cases that no diagram of a machine contains; `viz:check` compares the others.

const named = (name: string) =>
  ({ type: 'named', name, params: undefined, computed: false }) as const;

it.each([
  [90_000, '90 seconds'],
  [7_200_000, '2 hours'],
  [86_400_000, '1 day'],
  [604_800_000, '7 days'],
])('durationOf(%i) returns %j', (ms, words) => {
  expect(durationOf(ms)).toBe(words);
});

it('a name without plain words is split at its capitals', () => {
  const action = { type: 'someNewAction', params: undefined, computed: false };
  expect(actionText(action, 'plain')).toBe('Some new action');
  expect(guardText(named('someNewGuard'), 'plain')).toBe('some new guard');
});

it('a composed condition is described by its parts', () => {
  const composed: GuardDescription = {
    type: 'and',
    guards: [
      named('signedIn'),
      { type: 'not', guard: { type: 'or', guards: [named('dueKnown'), named('found')] } },
    ],
  };
  expect(guardText(composed, 'plain')).toBe(
    'a borrower is logged in and not (the amount due is known or the phone has a stored agreement)',
  );
});
