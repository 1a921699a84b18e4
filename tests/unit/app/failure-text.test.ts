import { describe, expect, it } from 'vitest';
import { company as ours } from '#app/company.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { failureText } from '#i18n/failure-text.ts';
import { startTexts } from '#i18n/i18n.ts';

const company = { ...ours, companyName: 'Lender' };
const [start, english, filipino] = [
  await startTexts('en', company),
  await startTexts('en', company),
  await startTexts('fil', company),
];
await english.need(['flows']);
await filipino.need(['flows']);

const textOf = ({ i18n }: typeof start, failure: Failure) =>
  failureText((key, values) => i18n.t(key, values), failure);

const kinds: Record<Failure['kind'], Failure> = {
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  cancelled: { kind: 'cancelled' },
  undecipherable: { kind: 'undecipherable' },
  invalidPayload: { kind: 'invalidPayload' },
  badRequest: { kind: 'badRequest', status: 400 },
  badResponse: { kind: 'badResponse', status: 500 },
  session: { kind: 'session', reason: 'expired' },
  business: { kind: 'business', code: 1, message: 'the reason' },
  maintenance: { kind: 'maintenance' },
  outdated: { kind: 'outdated' },
  journal: { kind: 'journal', message: 'denied' },
  unexpected: { kind: 'unexpected', message: 'stack' },
};

describe('a failure message', () => {
  it.each(Object.values(kinds))('exists in both languages: $kind', (failure) => {
    for (const texts of [english, filipino])
      expect(textOf(texts, failure)).toMatch(/^(?!.*(failure|\{\{)).{11,}/);
  });

  it('exists in English for every assumed code, and differs from the others', () => {
    const sentences = Object.values(assumedCodes).map((code) =>
      textOf(english, { kind: 'business', code, message: 'from the server' }),
    );
    expect(sentences.join()).not.toContain('from the server');
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('falls back to the server’s message for an unknown code, or before the texts of a code are loaded', () => {
    const known = {
      kind: 'business',
      code: assumedCodes.loanPending,
      message: 'the reason',
    } as const;
    for (const text of [textOf(english, kinds.business), textOf(start, known)])
      expect(text).toContain('the reason');
  });
});

it('the English texts name the lender of the deployment', () => {
  expect(english.i18n.t('common:company.name')).toBe('Lender');
});
