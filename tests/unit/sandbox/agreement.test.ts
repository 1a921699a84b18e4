import { describe, expect, it } from 'vitest';
import { agreementOf, type AgreementTerms } from '#sandbox/rules/agreement.ts';
import { priceOf } from '#sandbox/rules/pricing.ts';

const on = '2026-11-21';
const terms: AgreementTerms = {
  borrower: 'Maria Santos',
  account: '•••••••4567',
  term: 61,
  price: priceOf(5_000, 61, 50, on),
  on,
};

describe('an agreement', () => {
  it('escapes a hostile name', () => {
    const { html } = agreementOf({ ...terms, borrower: '<img src=x onerror=alert(1)>&"' }, 'en');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
  });
});
