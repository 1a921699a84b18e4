import { describe, expect, it } from 'vitest';
import { inboxOf } from '#sandbox/repositories/service/messages.ts';
import { lastLoanOf, lenderOfFile } from './operations/operation-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, now, sandbox, steps, wire } = await lenderOfFile();

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Pays the settlement of a loan plus `more` pesos. */
async function overpay(
  borrower: MadeBorrower,
  loanOrderId: string | undefined,
  more: number,
  postAfter = '0s',
) {
  const { settlement } = await steps.pending(borrower, loanOrderId);
  const request = { loanOrderId, channelId: 'gcash-bills', amount: settlement?.amount ?? 0 };
  const { accountNumber, ...number } = await steps.numberOf(borrower, request);
  const amount = Math.round((number.amount + more) * 100) / 100;
  await control.payAtCounter({ accountNumber, amount, postAfter });
}

async function apply(borrower: MadeBorrower) {
  const application = await steps.application(borrower, { loanAmount: 1_000 });
  const offer = await wire.call('queryBorrowQuotaWithInput', application, borrower);
  const { loanOrderId } = await wire.call('applyOrder', application, borrower);
  return { loanOrderId, offer };
}

const home = async (borrower: MadeBorrower) => wire.call('getHomepageData', {}, borrower);
const movesOf = async (who: { mobile: string } | { userId: string }) =>
  (await control.ledger(who)).credits.map(({ centavos }) => centavos);

describe('overpaid money', () => {
  it('pays the running loan at once, and the borrower gets an SMS', async () => {
    const borrower = await control.borrower('two-loans');
    await control.advance(borrower, '1d');
    const [newer = ''] = borrower.loanOrderIds;
    const before = await steps.pending(borrower);
    await overpay(borrower, newer, 700.5);
    const { payments, totalDue } = await steps.pending(borrower);
    expect(totalDue).toBe(before.totalDue - 700);
    expect(payments).toMatchObject([{ amount: 700, account: null, creditOf: newer }]);
    const [text] = await steps.texts(borrower);
    expect(text).toMatch(/^Hiram: ₱700\.00 that you overpaid before was used/);
    expect(await movesOf(borrower)).toEqual([70_050, -70_000]);
  });

  it('pays the running loan also if it was paid in time for a rollover that expired', async () => {
    const borrower = await control.borrower('two-loans');
    await control.advance(borrower, '8d');
    const [, older = ''] = borrower.loanOrderIds;
    await steps.initiateRollover({ ...borrower, loanOrderIds: [older] });
    await overpay(borrower, older, 700.5, '1d');
    await control.advance(borrower, '2d');
    expect(await movesOf(borrower)).toEqual([70_050, -70_000]);
  });

  it('is part of the next offer, and pays at most the first instalment at the payout', async () => {
    for (const more of [0, 2_000]) {
      const borrower = await control.borrower('overpaid');
      const [account] = (await control.ledger(borrower)).virtualAccounts;
      const accountNumber = account?.accountNumber ?? '';
      if (more) await control.payAtCounter({ accountNumber, amount: more, postAfter: '0s' });
      const { loanOrderId, offer } = await apply(borrower);
      const { principal = 0, interest = 0 } = offer.schedule[0] ?? {};
      const used = Math.min(100 + more, principal + interest);
      expect(offer.fromCredit).toBe(used);
      await control.advance(borrower, '1h');
      const { totalDue } = await steps.pending(borrower, loanOrderId);
      expect(totalDue).toBe(1_000 + offer.calculation.interest - used);
      const { creditCentavos } = await steps.detail(borrower, lastLoanOf(borrower));
      expect(creditCentavos).toBe((100 + more - used) * 100);
    }
  });
});

describe('a refund', () => {
  const refund = async ({ token }: MadeBorrower, attempt = {}) =>
    wire.call('refundOverpayment', {}, { token, ...attempt });

  it('sends all credit to the payout account once, and its state is returned for 7 days', async () => {
    const borrower = await control.borrower('overpaid');
    const attempt = { suffix: 'abcdefghij', t: now() };
    const first = await refund(borrower, attempt);
    const sending = { state: 'sending', centavos: 10_000 };
    expect(first.overpaid).toMatchObject({ centavos: 0, refund: sending });
    expect(await refund(borrower, attempt)).toEqual(first);
    expect(await refund(borrower)).toEqual(first);
    const { story } = await steps.detail(borrower);
    expect(story?.entries.at(-1)).toMatchObject({ kind: 'refunded', centavos: 10_000 });
    await control.advance(borrower, '1m');
    expect((await home(borrower)).overpaid?.refund?.state).toBe('sent');
    expect((await steps.texts(borrower))[0]).toMatch(
      /₱100\.00 that you overpaid was sent to GCash/,
    );
    expect(await movesOf(borrower)).toEqual([10_000, -10_000]);
    await control.advance(borrower, '8d');
    expect((await home(borrower)).overpaid).toBeUndefined();
  });

  it('is credit again if the account rejects it, and the account can be changed', async () => {
    const borrower = await control.borrower('refund-failed');
    const failed = { centavos: 10_000, refund: { state: 'failed' } };
    expect((await home(borrower)).overpaid).toMatchObject(failed);
    await refund(borrower);
    await control.advance(borrower, '1m');
    expect(await movesOf(borrower)).toEqual([10_000, -10_000, 10_000, -10_000, 10_000]);
    const change = { originalNumber: '09171230000', faceChecked: true };
    await wire.call('changeBankCard', await steps.cardChange(borrower, change), borrower);
    await refund(borrower);
    await control.advance(borrower, '1m');
    expect((await home(borrower)).overpaid?.refund?.state).toBe('sent');
  });

  it.each([
    ['its unused part after the next loan', 300, { state: 'failed', centavos: 30_000 }],
    ['null once less than a peso is unused', 0.5, null],
  ])('that the account rejected is shown as %s', async (_, unused, shown) => {
    const { schedule } = (await apply(await control.borrower('overpaid'))).offer;
    const { principal = 0, interest = 0 } = schedule[0] ?? {};
    const borrower = await control.borrower('loan-70');
    const account = '09171230000';
    const change = async (over: object) => {
      const data = await steps.cardChange(borrower, { faceChecked: true, ...over });
      await wire.call('changeBankCard', data, borrower);
    };
    await change({ newNumber: account });
    await overpay(borrower, lastLoanOf(borrower), principal + interest + unused);
    await refund(borrower);
    await control.advance(borrower, '1m');
    await change({ originalNumber: account });
    await apply(borrower);
    await control.advance(borrower, '1h');
    const { overpaid } = await home(borrower);
    expect(overpaid).toMatchObject({ centavos: unused * 100, refund: shown });
    const { bankCard } = await wire.call('operationConfig', {}, borrower);
    expect(bankCard?.closed === null).toBe(shown !== null);
  });
});

describe('a deletion', () => {
  const lastTexts = async (mobile: string) =>
    sandbox.work(null, async ({ tx }) =>
      (await inboxOf(tx, mobile)).map(({ text }) => text).join(),
    );

  it.each([
    ['refunds overpaid money', 'overpaid', 'sent', 10_000, /₱100\.00 that you overpaid was sent/],
    ['gives up less than a peso', 'loan-70', 'givenUp', 50, /./],
    [
      'sends a reference for money that the account rejects',
      'refund-failed',
      'unclaimed',
      10_000,
      /tell customer service the reference [0-9A-F]{10}/,
    ],
  ])(
    '%s, and a payment that posts later is held by customer service',
    async (_, name, state, centavos, smsText) => {
      const borrower = await control.borrower(name);
      const { mobile, userId } = borrower;
      if (name === 'loan-70') await overpay(borrower, lastLoanOf(borrower), 0.5);
      const [account] = (await control.ledger(borrower)).virtualAccounts;
      const smsCode = await steps.codeFor(borrower, 'deleteAccount');
      await wire.call('deleteAccount', { reason: 'privacy', note: '', smsCode }, borrower);
      const texts = await lastTexts(mobile);
      expect(texts).toMatch(smsText);
      expect(texts).toMatch(/keep the receipt: customer service pays the money back/);
      const accountNumber = account?.accountNumber ?? '';
      await control.payAtCounter({ accountNumber, amount: 500, postAfter: '0s' });
      const { refunds } = await control.ledger({ userId });
      const open = refunds.filter((one) => one.state !== 'failed');
      const found = open.map((one) => `${one.state} ${one.centavos}`);
      expect(new Set(found)).toEqual(new Set([`${state} ${centavos}`, 'unclaimed 50000']));
      expect(sum(await movesOf({ userId }))).toBe(0);
    },
  );
});
