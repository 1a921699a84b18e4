import { expect, it } from 'vitest';
import { company } from '#app/company.ts';
import { assumedCodes } from '#domain/codes.ts';
import { failureText } from '#i18n/failure-text.ts';
import { startTexts } from '#i18n/i18n.ts';

const [start, withFlows] = [await startTexts('en', company), await startTexts('en', company)];
await withFlows.need(['flows']);

const textOf = ({ i18n }: typeof start, code: number) =>
  failureText((key, values) => i18n.t(key, values), {
    kind: 'business',
    code,
    message: 'from the server',
  });

it('a failure message exists for every assumed code, and differs from the others', () => {
  const sentences = Object.values(assumedCodes).map((code) => textOf(withFlows, code));
  expect(sentences.join()).not.toContain('from the server');
  expect(new Set(sentences).size).toBe(sentences.length);
});

it('a failure message falls back to the server’s for an unknown code, or before the texts of a code are loaded', () => {
  for (const text of [textOf(withFlows, 1), textOf(start, assumedCodes.loanPending)])
    expect(text).toContain('from the server');
});
