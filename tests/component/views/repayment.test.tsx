import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Overpayment } from '#domain/overpayment.ts';
import type { LoanStory } from '#domain/loan-story.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { RepaymentDetail } from '#domain/repayment.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import { restructuring } from '#tests/model/samples/operations.ts';
import { expectSaid, present, press, type Said } from './preview/present.tsx';
import { previewRepayment } from './preview/repayment.tsx';
import {
  account,
  detailOf,
  instalment,
  lateInstalment,
  now,
  payment,
  pendingOf,
  settledInstalment,
  threeInstalments,
} from './preview/samples.ts';
import { answer, failing, silent, type Previewed } from './preview/previewed.tsx';

const ask = [{ type: 'payment.requested' }] as const;
const pay = [...ask, { type: 'payment.confirmed' }] as const;
const inThree = { queryPendingRepayPlan: answer(pendingOf(threeInstalments)) };
const late = { queryPendingRepayPlan: answer(pendingOf([lateInstalment], 5)) };
/** The lender took a payment: this one of its books, or it can't tell which. */
const acceptedAs = (made: { reference: string; amount: number } | null) => ({
  submitMoney: answer({
    outcome: 'ok',
    receipt: { kind: 'repaymentConfirm', loanOrderId: 'L-70', payment: made },
  } as const),
});
const accepted = acceptedAs({ reference: payment.reference, amount: 5_300 });
const refused = answer({
  outcome: 'refused',
  failure: { kind: 'business', code: 1, message: 'Not enough money.' },
} as const);
const notTaken = { reconcileMoney: answer({ outcome: 'notTaken' } as const) };

const states: [string, () => Promise<Previewed>, Said][] = [
  [
    'nothing loaded yet',
    () => previewRepayment({ queryPendingRepayPlan: silent }),
    { title: 'Repay your loan', hides: ['₱'] },
  ],
  [
    'failed',
    () => previewRepayment({ queryPendingRepayPlan: failing() }),
    { title: 'Repay your loan', says: ['What is due did not load', 'Try again'] },
  ],
  [
    'one instalment',
    () => previewRepayment(),
    {
      title: 'Repay your loan',
      says: ['₱5,300.00', '30 days left', 'Due Dec 20, 2026', 'BPI •••• 4321'],
      hides: ['still to pay in all'],
    },
  ],
  [
    'what is late costs what the lender says, never a rate of ours',
    () => {
      const ifUnpaid = [{ on: '2026-12-21', overdueFee: 7 }];
      const told = { ...pendingOf([instalment()]), ifUnpaid, overdueMonthlyRate: 45_000 };
      return previewRepayment({ queryPendingRepayPlan: answer(told) });
    },
    { title: 'Repay your loan', says: ['4.50% a month of 30 days'], hides: ['5% a month'] },
  ],
  [
    'three instalments: only the next is due next',
    () => previewRepayment(inThree),
    {
      title: 'Repay your loan',
      says: ['Due next ₱3,540.00', '₱10,086.00 still to pay in all', 'Pay ₱3,540.00'],
    },
  ],
  [
    'overdue: the fee, the cost so far, and whom to talk to',
    () => previewRepayment(late),
    {
      title: 'Your loan is overdue',
      says: ['₱5,344.00', '5 days overdue', 'fee so far: ₱44.00', '₱604.00 so far, 12.08%'],
    },
  ],
  [
    'due today, partly paid',
    () =>
      previewRepayment({
        queryPendingRepayPlan: answer(
          pendingOf([instalment({ dueDate: '2026-11-20', paidAmount: 1_300 })]),
        ),
      }),
    { title: 'Repay your loan', says: ['Due today', '-₱1,300.00', 'Pay ₱4,000.00'] },
  ],
  [
    'sending',
    () => previewRepayment({}, pay),
    { title: 'Sending your payment', says: ['sent once'] },
  ],
  [
    'refused',
    () => previewRepayment({ submitMoney: refused }, pay),
    { title: 'Repay your loan', says: ['The payment was not taken.', 'Not enough money.'] },
  ],
  [
    'refused, and what is due did not load again: nothing is offered to be paid',
    () => {
      let loads = 0;
      return previewRepayment(
        {
          submitMoney: refused,
          queryPendingRepayPlan: () =>
            loads++ === 0 ? answer(pendingOf([instalment()]))() : failing()(),
        },
        pay,
      );
    },
    {
      title: 'Repay your loan',
      says: ['The payment was not taken.', 'What is due did not load', 'Try again'],
      hides: ['Pay ₱', 'can’t be sent as it is'],
    },
  ],
  [
    'not taken',
    () => previewRepayment({ submitMoney: failing(), ...notTaken }, [...pay, 90_000]),
    { title: 'Repay your loan', says: ['nothing was taken. You can pay again.'] },
  ],
  [
    'overdue money',
    () => previewRepayment({ submitMoney: failing(), reconcileMoney: failing() }, [...pay, 90_000]),
    { title: 'Still waiting for the answer', says: ['longer than it should', 'Customer service'] },
  ],
  [
    'the plan',
    () => previewRepayment(inThree, [{ type: 'plan.opened' }]),
    { title: 'Repayment plan', says: ['₱10,086.00', 'Jan 19, 2027', '3rd instalment'] },
  ],
  [
    'the detail failed',
    () => previewRepayment({ queryRepayOrderDetail: failing() }, [{ type: 'detail.opened' }]),
    { title: 'Repayment detail', says: ['The detail did not load', 'Try again'] },
  ],
  [
    'paid, with more to come',
    () =>
      previewRepayment(
        {
          ...accepted,
          queryRepayOrderDetail: answer(
            detailOf([settledInstalment, instalment({ period: 2, dueDate: '2027-01-19' })]),
          ),
        },
        pay,
      ),
    { title: 'Payment received', says: ['Next: ₱5,300.00 by Jan 19, 2027.', '-₱5,300.00'] },
  ],
  [
    'settled',
    () =>
      previewRepayment(
        {
          ...accepted,
          queryRepayOrderDetail: answer(detailOf([settledInstalment], loanStatus.settled)),
        },
        pay,
      ),
    {
      title: 'Payment received',
      says: ['This loan is settled', 'Paid Nov 20, 2026', '₱0.00'],
      // Whether the limit can be used again is not this loan's to know.
      hides: ['limit'],
    },
  ],
];

describe('repaying', () => {
  it.each(states)('says what holds: %s', async (_, preview, said) => {
    await present(await preview());
    expectSaid(said);
  });

  it.each([
    ['due', () => previewRepayment(late), 'Overdue na ang loan ninyo', '5 araw nang overdue'],
    [
      'plan',
      () => previewRepayment(inThree, [{ type: 'plan.opened' }]),
      'Plano ng pagbabayad',
      'Dis 20, 2026',
    ],
    [
      'detail',
      () => previewRepayment({}, [{ type: 'detail.opened' }]),
      'Detalye ng pagbabayad',
      'Processing fee na nabayaran',
    ],
  ] as const)('speaks Filipino: %s', async (_, preview, title, words) => {
    await present(await preview(), 'fil');
    expectSaid({ title, says: [words] });
  });

  const onlyNext = ['The next instalment', 'The next 2 instalments', 'Everything'];
  it.each([
    ['none', 0, 1, onlyNext],
    [
      'one',
      1,
      1,
      ['The overdue instalment', 'Everything overdue and the next instalment', 'Everything'],
    ],
    ['two', 2, 2, ['The first overdue instalment', 'Everything overdue', 'Everything']],
    [
      'one of four',
      1,
      1,
      [
        'The overdue instalment',
        'Everything overdue and the next instalment',
        'Everything overdue and the next 2 instalments',
        'Everything',
      ],
    ],
    [
      'three of four',
      3,
      3,
      [
        'The first overdue instalment',
        'The first 2 overdue instalments',
        'Everything overdue',
        'Everything',
      ],
    ],
  ])('calls overdue what is overdue: %s', async (_, overdue, chosen, choices) => {
    const fourth = instalment({ period: 4, dueDate: '2027-03-20' });
    const plan = [...threeInstalments, fourth].slice(0, choices.length);
    const [first = fourth, ...rest] = plan.map((each, index) =>
      index < overdue ? { ...each, status: instalmentStatus.overdue } : each,
    );
    const pending = pendingOf([first, ...rest], overdue > 0 ? 5 : 0);
    await present(await previewRepayment({ queryPendingRepayPlan: answer(pending) }));
    const offered = screen.getAllByRole('radio');
    const words = offered.map((radio) => radio.closest('label')?.textContent ?? '');
    expect(words.map((text) => text.split(/The last is due|₱/)[0])).toEqual(choices);
    // What is paid at first is the sum above it.
    expect(offered[chosen - 1]).toBeChecked();
    if (overdue > 0) expectSaid({ title: 'Your loan is overdue', hides: ['early', 'next due'] });
  });

  it('V9: the bar leads to every other way, each with what it costs and when the next is due', async () => {
    const rollover = { available: true, payNow: 560, fee: 260, interest: 300 } as const;
    const restructure = { ...rollover, payNow: 588, fee: 48, interest: -57, dueDate: '2027-01-20' };
    const offers = { rollover: { ...rollover, dueDate: '2027-01-19' }, restructure, open: null };
    const told = { ...pendingOf(threeInstalments), offers };
    const hands = await present(await previewRepayment({ queryPendingRepayPlan: answer(told) }));
    await hands.click(press('Other ways'));
    expect(screen.getByRole('heading', { name: 'Other ways' })).toHaveFocus();
    const ways = within(screen.getByRole('list', { name: 'Other ways' })).getAllByRole('listitem');
    expect(ways.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Pay online nowPay now₱3,540.00Extra cost₱0.00Next due dateJan 19, 2027',
      'Pay at a store or e-walletPay now₱3,540.00Extra costFee of the store, if anyNext due dateJan 19, 2027',
      'Pay a partPay nowAny amountExtra costOverdue fee once it is lateNext due dateDec 20, 2026At a store or e-wallet. The rest stays due.',
      expect.stringContaining(
        'Move the due date (rollover)Pay now₱560.00Extra cost₱560.00Next due dateJan 19, 2027',
      ),
      expect.stringContaining(
        'Pay in smaller parts (restructure)Pay now₱588.00Extra cost₱9.00 savedNext due dateJan 20, 2027',
      ),
    ]);
  });

  it('pays what was chosen, and says what that is', async () => {
    const previewed = await previewRepayment(inThree);
    const hands = await present(previewed);
    await hands.click(screen.getByRole('radio', { name: /The next 2 instalments.*₱6,900\.00/ }));
    await hands.click(press('Pay ₱6,900.00'));
    const question = within(screen.getByRole('dialog'));
    question.getByRole('heading', { name: 'Pay ₱6,900.00 from BPI\u00A0••••\u00A04321' });
    expect(question.getByText('Still to pay after this').closest('div')).toHaveTextContent(
      '₱3,186.00',
    );
    await hands.click(question.getByRole('button', { name: 'Pay now' }));
    expect(previewed.sent).toEqual([
      { type: 'instalments.chosen', count: 2 },
      { type: 'payment.requested' },
      { type: 'payment.confirmed' },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Sending your payment' });
    expectSaid({ title: 'Sending your payment', says: ['₱6,900.00'], hides: ['Back'] });
  });

  it.each([
    [
      'the button',
      (question: HTMLElement) => fireEvent.click(within(question).getByText('Don’t pay yet')),
    ],
    ['Esc and Android back', (question: HTMLElement) => fireEvent(question, new Event('cancel'))],
  ])('closes the question by %s, and nothing was paid', async (_, close) => {
    const previewed = await previewRepayment({}, ask);
    await present(previewed);
    close(screen.getByRole('dialog'));
    expect(previewed.sent).toEqual([{ type: 'payment.cancelled' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expectSaid({ title: 'Repay your loan', says: ['Pay ₱5,300.00'] });
  });

  it('proves a payment: amount, time, reference, account; and gives it away as text', async () => {
    const detail = answer(detailOf([settledInstalment], loanStatus.settled, [payment]));
    const hands = await present(
      await previewRepayment({ ...accepted, queryRepayOrderDetail: detail }, pay),
    );
    expectSaid({
      title: 'Payment received',
      says: ['You paid ₱5,300.00', 'Nov 20, 2026, 9:41 AM', '7F3A92C01B', 'BPI •••• 4321'],
    });
    await hands.click(press('Save or share'));
    expect(await screen.findByText('Copied. Paste it where you want to keep it.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Hiram: Proof of payment',
        'You paid ₱5,300.00',
        'Time: Nov 20, 2026, 9:41 AM',
        'Reference: 7F3A92C01B',
        'From: BPI •••• 4321',
        'Loan: 202611200070',
      ].join('\n'),
    );
  });

  it('says how much was paid while the books are not read, and no reference', async () => {
    await present(await previewRepayment({ ...accepted, queryRepayOrderDetail: failing() }, pay));
    expectSaid({ title: 'Payment received', says: ['You paid ₱5,300.00'], hides: ['Reference'] });
  });

  it('proves the payment that it is about, not the newest one', async () => {
    const newer = { ...payment, reference: 'ANOTHER0001', amount: 9_000 };
    const detail = answer(detailOf([settledInstalment], loanStatus.repaying, [payment, newer]));
    await present(await previewRepayment({ ...accepted, queryRepayOrderDetail: detail }, pay));
    expectSaid({ title: 'Payment received', says: ['You paid ₱5,300.00'] });
    const proof = screen.getByRole('figure', { name: 'Proof of payment' });
    expect(proof).toHaveTextContent(payment.reference);
    expect(proof).not.toHaveTextContent('ANOTHER0001');
  });

  it('says that it was posted, and of no payment that it is the one, where nobody can tell', async () => {
    const detail = answer(detailOf([settledInstalment], loanStatus.repaying, [payment]));
    await present(
      await previewRepayment({ ...acceptedAs(null), queryRepayOrderDetail: detail }, pay),
    );
    expectSaid({
      title: 'Payment received',
      says: ['Your payment is posted to this loan.'],
      hides: ['You paid'],
    });
    expect(screen.queryByRole('figure', { name: 'Proof of payment' })).toBeNull();
  });

  it('leads from the payments of a loan to a request that says which loan it is about', async () => {
    const previewed = await previewRepayment({}, [{ type: 'detail.opened' }]);
    const hands = await present(previewed);
    await hands.click(press('Something is wrong with a payment'));
    const query = { loanOrderId: 'L-70', about: 'paymentNotPosted' };
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'ticketForm', query } },
    ]);
  });

  it('opens plan and detail, and leads to a person when late', async () => {
    const previewed = await previewRepayment(late);
    const hands = await present(previewed);
    await hands.click(press('Customer service'));
    await hands.click(press('Back'));
    // One payment: its plan would say the same again.
    expect(screen.queryByRole('button', { name: 'Repayment plan' })).toBeNull();
    await hands.click(press('Repayment detail'));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'nav.back' },
    ]);
    expect(previewed.sent).toEqual([{ type: 'detail.opened' }]);
  });
});

describe('days between midnight and eight in Manila, when it is still yesterday in Greenwich', () => {
  const dueDate = '2026-11-27';
  /** A week and a day before the money is due. */
  it.each([
    ['midnight', '2026-11-18T16:00:00Z', 8],
    ['a minute to eight', '2026-11-18T23:59:00Z', 8],
    ['eight', '2026-11-19T00:00:00Z', 8],
    ['a minute to midnight', '2026-11-19T15:59:00Z', 8],
    ['the next midnight', '2026-11-19T16:00:00Z', 7],
  ])('at %s the strip and its words count the same days', async (_, at, days) => {
    const pending = { ...pendingOf([instalment({ dueDate })]), receivedAt: Date.parse(at) };
    await present(await previewRepayment({ queryPendingRepayPlan: answer(pending) }));
    expectSaid({ title: 'Repay your loan', says: [`${days} days left`] });
    const gone = 30 - days;
    expect(document.querySelectorAll('[class*="gone"]')).toHaveLength(gone);
  });
});

describe('R3, R4: the loan’s story on its page', () => {
  const toldOf = (change: Partial<LoanStory> = {}): LoanStory => ({
    borrower: 'Maria Santos',
    beganOn: '2026-10-16',
    amountReceived: 4_740,
    settledOn: null,
    onItsWay: [],
    overdueCharges: [],
    rollovers: [],
    restructuredFrom: null,
    newLoan: null,
    entries: [{ kind: 'loan', on: '2026-10-16', centavos: 500_000, balanceCentavos: 500_000 }],
    documents: [],
    ...change,
  });
  const onPage = async (
    change: Partial<RepaymentDetail>,
    moves: readonly { type: string }[] = [],
  ) => {
    const told = { ...detailOf([instalment()]), ...change };
    const previewed = await previewRepayment({ queryRepayOrderDetail: answer(told) }, [
      { type: 'detail.opened' },
      ...moves.flatMap(({ type }) =>
        type === 'statement.opened' ? [{ type: 'statement.opened' as const }] : [],
      ),
    ]);
    return { previewed, hands: await present(previewed) };
  };

  it('R3: a fee with its days and what was late, and one that was taken back (O7)', async () => {
    const dueDate = '2026-11-15';
    const days = { dueDate, from: '2026-11-16', through: '2026-11-20', days: 5 };
    await onPage({
      reversals: [{ reference: 'AB12', amount: 26, valueDate: '2026-11-14', at: payment.paidAt }],
      story: toldOf({ overdueCharges: [{ ...days, base: 5_300, amount: 44 }] }),
    });
    expectSaid({
      title: 'Repayment detail',
      says: [
        '₱44.00',
        '5 days, Nov 16, 2026 to Nov 20, 2026, on ₱5,300.00',
        '-₱26.00',
        'Cancelled',
        'payment AB12 counts from Nov 14, 2026',
      ],
    });
  });

  it('R3: what is on its way, and that it need not be paid again', async () => {
    const { paidAt } = payment;
    const money = { name: '7-Eleven', accountNumber: '711012345678', centavos: 100_050 };
    await onPage({ story: toldOf({ onItsWay: [{ ...money, paidAt, postsAt: paidAt }] }) });
    expectSaid({
      title: 'Repayment detail',
      says: ['7-Eleven: ₱1,000.50', 'no need to pay this amount again'],
    });
  });

  it('R3: says it before every figure of the loan', async () => {
    const { paidAt } = payment;
    const money = { name: '7-Eleven', accountNumber: '711012345678', centavos: 530_000 };
    await onPage({ story: toldOf({ onItsWay: [{ ...money, paidAt, postsAt: paidAt }] }) });
    const coming = screen.getByText('On its way');
    const left = screen.getByText('Still to pay');
    expect(coming.compareDocumentPosition(left)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['all', [], ['no need to pay this amount again'], ['Still to pay', 'instalment']],
    [
      'a part',
      threeInstalments.slice(1),
      ['no need to pay this amount again', 'Still to pay', '2nd instalment'],
      ['1st instalment'],
    ],
  ])('R3: the plan asks for nothing that is on its way: %s', async (_, oncePosted, says, hides) => {
    const { paidAt } = payment;
    const money = { name: '7-Eleven', accountNumber: '711012345678', centavos: 180_000 };
    const onItsWay = [{ ...money, paidAt, postsAt: paidAt }];
    const told = { ...pendingOf(threeInstalments), onItsWay, oncePosted };
    const plan = [{ type: 'plan.opened' }] as const;
    await present(await previewRepayment({ queryPendingRepayPlan: answer(told) }, plan));
    expectSaid({ title: 'Repayment plan', says, hides });
  });

  it.each([
    ['plan.opened', 'Repayment plan'],
    ['detail.opened', 'Repayment detail'],
  ] as const)('R3: names a restructure that is being made: %s', async (type, title) => {
    const told = { ...pendingOf(threeInstalments), offers: restructuring() };
    await present(await previewRepayment({ queryPendingRepayPlan: answer(told) }, [{ type }]));
    expectSaid({
      title,
      says: ['A restructure is being processed', 'If you pay now, the restructure is cancelled'],
    });
  });

  it('R3: says what is still to pay where only a part was paid', async () => {
    const { paidAt } = payment;
    const money = { name: '7-Eleven', accountNumber: '711012345678', centavos: 100_000 };
    const told = {
      ...pendingOf([instalment()]),
      onItsWay: [{ ...money, paidAt, postsAt: paidAt }],
      oncePosted: [instalment({ paidAmount: 1_000 })],
    };
    await present(await previewRepayment({ queryPendingRepayPlan: answer(told) }));
    expectSaid({
      title: 'Repay your loan',
      says: ['no need to pay this amount again. ₱4,300.00 is still to pay'],
      hides: ['no need to pay again'],
    });
  });

  it.each([
    [
      'from credit',
      { account: null, creditOf: 'L-1', creditOfNumber: 'HR1' },
      'on loan HR1, used here',
    ],
    ['by nobody knows what', { account: null }, 'We were not told how it was paid.'],
    [
      'at a counter',
      { account: null, paidIn: { channelId: 'c', name: 'Cebuana', accountNumber: '252012345678' } },
      'At Cebuana, number 2520 1234 5678',
    ],
    ['from the own account', {}, 'From BPI'],
  ])('R3: says where a payment came from: %s', async (_, change, words) => {
    await onPage({ payments: [{ ...payment, ...change }] });
    expectSaid({ title: 'Repayment detail', says: [words, 'Posted'] });
  });

  it('asks for what was paid too much on one tap', async () => {
    let overpaid: Overpayment = { centavos: 10_050, account, refund: null };
    const previewed = await previewRepayment(
      {
        queryRepayOrderDetail: () =>
          Promise.resolve({
            ...detailOf([instalment()]),
            creditCentavos: overpaid.centavos,
            overpaid,
          }),
        refundOverpayment() {
          const refund = { state: 'sending', centavos: 10_050, account, at: now } as const;
          overpaid = { centavos: 0, account, refund };
          return Promise.resolve({ overpaid });
        },
      },
      [{ type: 'detail.opened' }],
    );
    const hands = await present(previewed);
    expect(screen.getByText('You paid ₱100.50 too much')).toBeVisible();
    await hands.click(press('Get ₱100.50 back'));
    expect(await screen.findByText('₱100.50 is on its way to you')).toBeVisible();
  });

  it('R3: an order that took over a balance leads to the one before it', async () => {
    const before = { loanOrderId: 'L-1', loanNumber: 'HR1' };
    const { previewed, hands } = await onPage({ story: toldOf({ restructuredFrom: before }) });
    await hands.click(press('See loan HR1'));
    expect(previewed.sent).toEqual([{ type: 'otherLoan.opened', loanOrderId: 'L-1' }]);
  });

  it('R3: a loan that another order took over says what became of the rest, and not that it was paid', async () => {
    const newLoan = { loanOrderId: 'L-2', loanNumber: 'HR2' };
    const moved = { on: '2026-11-19', loan: newLoan };
    await onPage({
      status: loanStatus.settled,
      repayPlans: [],
      story: toldOf({
        newLoan,
        entries: [
          { kind: 'letOff', on: moved.on, centavos: -15_500, balanceCentavos: 485_300 },
          { kind: 'movedOn', ...moved, centavos: -485_300, balanceCentavos: 0 },
        ],
      }),
    });
    expectSaid({
      title: 'Repayment detail',
      says: [
        'This loan goes on as another one',
        'Not charged any more-₱155.00',
        'Balance moved to loan HR2-₱4,853.00',
      ],
    });
    expect(screen.queryByText('This loan is settled')).toBeNull();
  });

  it('R4: the statement gives itself away as text, line by line', async () => {
    const { hands } = await onPage({ story: toldOf() }, [{ type: 'statement.opened' }]);
    expectSaid({
      title: 'Statement of account',
      says: ['As of Nov 20, 2026, 9:41 AM', '₱5,000.00'],
    });
    await hands.click(press('Share'));
    expect(await screen.findByText('Copied. Paste it where you want to keep it.')).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Borrower: Maria Santos');
    expect(text).toContain('Oct 16, 2026 | Loan amount | ₱5,000.00 | Balance ₱5,000.00');
    expect(text).toContain('Still owed: ₱5,000.00');
  });
});
