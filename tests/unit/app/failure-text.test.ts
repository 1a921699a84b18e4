import { describe, expect, it } from 'vitest';
import { company as ours } from '#app/company.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { failureText } from '#i18n/failure-text.ts';
import { startTexts } from '#i18n/i18n.ts';

const company = { ...ours, companyName: 'Lender' };
const texts = { en: await startTexts('en', company), fil: await startTexts('fil', company) };

const start = await startTexts('en', company);
await texts.en.need(['flows']);
await texts.fil.need(['flows']);

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
    for (const language of Object.values(texts)) {
      const text = textOf(language, failure);
      expect(text).not.toMatch(/failure|\{\{/);
      expect(text.length).toBeGreaterThan(10);
    }
  });

  it('exists in English for every assumed code, and differs from the others', () => {
    const sentences = Object.values(assumedCodes).map((code) =>
      textOf(texts.en, { kind: 'business', code, message: 'from the server' }),
    );
    expect(sentences.filter((text) => text.includes('from the server'))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('falls back to the server’s message if the texts of a code are not loaded', () => {
    const code = assumedCodes.loanPending;
    expect(textOf(start, { kind: 'business', code, message: 'the reason' })).toBe(
      'We could not do this: the reason',
    );
  });

  it('falls back to the server’s message for an unknown code', () => {
    expect(textOf(texts.en, kinds.business)).toContain('the reason');
  });
});

it('the English texts name the lender of the deployment', () => {
  expect(texts.en.i18n.t('common:company.name')).toBe('Lender');
});
