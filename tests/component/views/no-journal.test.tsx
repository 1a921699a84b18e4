import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { company } from '#app/company.ts';
import type { Language } from '#domain/language.ts';
import { DeletionProblem } from '#flows/account-deletion/problem.tsx';
import { CardProblemNotice } from '#flows/bank-card-change/card-problem.tsx';
import { ConfirmProblemNotice } from '#flows/borrow/confirm-problem.tsx';
import { PaymentProblemNotice } from '#flows/repayment/payment-problem.tsx';
import { RestructureProblemNotice } from '#flows/restructure/restructure-problem.tsx';
import { RolloverProblemNotice } from '#flows/rollover/rollover-problem.tsx';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';

const problem = {
  type: 'notSent',
  failure: { kind: 'journal', message: 'denied' },
} as const;

const notices: [flow: string, notice: () => ReactElement, pays: boolean][] = [
  ['repayment and processing fee', () => <PaymentProblemNotice problem={problem} />, true],
  ['rollover', () => <RolloverProblemNotice problem={problem} />, true],
  ['restructure', () => <RestructureProblemNotice problem={problem} />, true],
  ['loan', () => <ConfirmProblemNotice problem={problem} />, false],
  ['payout account', () => <CardProblemNotice problem={problem} request={() => {}} />, false],
  ['deletion', () => <DeletionProblem problem={problem} />, false],
];

const words: { [L in Language]: { notSent: string; pay: RegExp } } = {
  en: { notSent: 'Nothing was sent.', pay: /pay at a store or e.wallet/ },
  fil: { notSent: 'Walang naipadala.', pay: /magbayad sa tindahan o e.wallet/ },
};

describe.each(['en', 'fil'] as const)('a phone without a journal, in %s', (language) => {
  it.each(notices)(
    'names customer service for the %s, and other ways to pay for a payment',
    async (_, notice, pays) => {
      const texts = await startTexts(language, company);
      await texts.need(pageNamespaces);
      render(<I18nextProvider i18n={texts.i18n}>{notice()}</I18nextProvider>);
      const text = document.body.textContent;
      expect(text).toContain(words[language].notSent);
      const link = screen.getByRole('link', { name: company.companyHotline });
      expect(link).toHaveAttribute('href', 'tel:+63281234567');
      expect(words[language].pay.test(text)).toBe(pays);
    },
  );
});
