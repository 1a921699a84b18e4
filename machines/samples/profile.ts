import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { OwnData } from '#domain/account/own-data.ts';
import type { Paged } from '#domain/paged.ts';
import type { ListedDocument, SignedLoan } from '#domain/loans/signed-documents.ts';
import type { Security } from '#machines/profile/ports.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { loanOrder } from './loans.ts';

const receivedAt = Date.UTC(2023, 10, 14, 22);
const agreedAt = Date.UTC(2023, 10, 3, 7, 4);

const listed = (kind: ListedDocument['kind'], orderId: string, digit: string): ListedDocument => ({
  orderId,
  kind,
  version: '2026-1',
  hash: digit.repeat(64),
  agreedAt,
  language: 'en',
});

const signedLoan = (number: number, ...more: ListedDocument[]): SignedLoan => ({
  loanOrderId: `loan-${number}`,
  loanNumber: `2023-000${number}`,
  loanAmount: 5_000,
  appliedAt: Date.UTC(2023, 10, 3, 7),
  documents: [
    listed('disclosure', `loan-${number}`, 'a'),
    listed('agreement', `loan-${number}`, 'b'),
    ...more,
  ],
});

type Loans = Timed<Paged<SignedLoan>>;

export const firstSigned: Loans = {
  items: [
    signedLoan(
      2,
      listed('rollover', 'deferral-1', 'c'),
      listed('restructure', 'restructure-1', 'd'),
    ),
  ],
  next: 'after loan-2',
  receivedAt,
};
export const moreSigned: Loans = { items: [signedLoan(1)], next: null, receivedAt };
export const nothingSigned: Loans = { items: [], next: null, receivedAt };

const digits = { disclosure: 'a', agreement: 'b', rollover: 'c', restructure: 'd' } as const;

export const signedText = (kind: SignedDocument['kind']): SignedDocument => ({
  kind,
  html: '<h2>The text</h2><p>Word for word.</p>',
  version: '2026-1',
  hash: digits[kind].repeat(64),
  agreedAt,
  language: 'en',
});

export const noAccount: Timed<Security> = {
  username: 'maria912345678',
  account: null,
  sessions: [
    { device: 'Samsung SM-A057F', since: agreedAt, until: null, current: true },
    { device: 'vivo V2204', since: agreedAt - 3e9, until: agreedAt, current: false },
    { device: null, since: agreedAt - 6e9, until: agreedAt - 3e9, current: false },
  ],
  receivedAt,
};

export const security: Timed<Security> = {
  ...noAccount,
  account: loanOrder().account,
  accountChangedAt: agreedAt,
};

export const ownData: OwnData = {
  exportedAt: receivedAt,
  text: 'Your data at Hiram',
  json: '{ "profile": {} }',
};
