import { describe, expect, it } from 'vitest';
import enBorrow from '#flows/borrow/en.ts';
import enGuides from '#i18n/en/guides.ts';
import enInfo from '#i18n/en/info.ts';
import filBorrow from '#flows/borrow/fil.ts';
import filGuides from '#i18n/fil/guides.ts';
import filInfo from '#i18n/fil/info.ts';
import { agreementText, disclosureText } from '#sandbox/rules/agreement.ts';
import { priceOf } from '#sandbox/rules/pricing.ts';

/** Names of charges, which both languages use. */
const charges = ['interest', 'processing fee', 'overdue fee', 'rollover', 'restructure'];

const on = '2026-11-21';
const price = priceOf(5_000, 61, 0, on);
const terms = { borrower: 'Maria Santos', account: '•••••••4567', term: 61, price, on };

describe.each([
  ['en', enInfo, enGuides, enBorrow],
  ['fil', filInfo, filGuides, filBorrow],
] as const)('in the language %s', (language, info, guides, borrow) => {
  const [, cost] = info.service.parts;

  it.each([
    ['the service agreement', cost?.text],
    ['the guide to borrowing', guides.borrow.cost.text],
    ['the page that confirms a loan', borrow.confirm.charges],
    ['the loan agreement', agreementText(terms, language)],
    ['the disclosure statement', disclosureText('Maria Santos', price, on, language)],
  ])('%s names every charge of a loan', (_, text = '') => {
    expect(charges.filter((charge) => !text.toLowerCase().includes(charge))).toEqual([]);
  });

  it.each([
    ['the service agreement', cost?.text],
    ['the guide to borrowing', guides.borrow.cost.text],
  ])('%s lists the fees that are not refundable', (_, text = '') => {
    const fees = ['processing fee', 'rollover fee', 'restructure fee'];
    const [notRefundable = ''] = /[^.]*(not |non‑)refundable.*/iu.exec(text) ?? [];
    expect(fees.filter((fee) => !notRefundable.includes(fee))).toEqual([]);
  });
});
