import { expect, it } from 'vitest';
import { hour, minute } from '#domain/constants.ts';
import { lendingWait, reviewWait } from '#domain/loans/progress.ts';

it.each([
  [0, 'usual'],
  [10 * minute, 'usual'],
  [10 * minute + 1, 'longer'],
  [24 * hour - 1, 'longer'],
  [24 * hour, 'contactService'],
])('S9.2: a review of %d ms shows %s', (elapsed, wait) => {
  expect(reviewWait(elapsed)).toBe(wait);
});

it.each([
  [60 * minute, 'usual'],
  [60 * minute + 1, 'longer'],
  [24 * hour, 'contactService'],
])('S9.2: a disbursement of %d ms shows %s', (elapsed, wait) => {
  expect(lendingWait(elapsed)).toBe(wait);
});
