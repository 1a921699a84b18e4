import { afterAll, describe, expect, test } from 'vitest';
import en from '#i18n/en/offline-payment.ts';
import { formatPeso } from '#domain/peso.ts';
import { openSandbox } from '#tests/contract/sandbox/in-memory.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { atTheLender, scenarioOf } from './at-the-lender.ts';
import { type Cell, cells, channelsOfEachKind, numberStates, postings, sums } from './cells.ts';
import { onThePhone } from './on-the-phone.tsx';

const preview = await createPreview('en');
const world = await openSandbox('2026-11-23T12:00:00+08:00');
const lender = atTheLender(world);
const { control } = world;

/** What came of the cells: each different one once. */
const ledgers = new Set<string>();
const screens = new Set<string>();

afterAll(() => {
  console.log(
    `Paying offline: ${cells.length} cells, ${ledgers.size} ledger results, ${screens.size} screens`,
  );
  world.close();
});

/** A screen without what differs from borrower to borrower. */
const alike = (words: string) =>
  words.replaceAll(/\d[\d ]{12,}\d/g, '#').replaceAll(/HR\d+/g, 'loan');

/** A borrower with a number on screen, who may note that they pay with it, and what becomes of it. */
async function begins({ kind, state }: Pick<Cell, 'kind' | 'state'>, notes: boolean) {
  const borrower = await control.borrower(scenarioOf[state]);
  const [loanOrderId = ''] = borrower.loanOrderIds;
  const { channelId } = channelsOfEachKind[kind];
  const phone = onThePhone(world, borrower, loanOrderId);
  const sees = () => {
    const words = phone.says(preview);
    screens.add(alike(words));
    return words;
  };
  await phone.opens();
  await phone.does({ type: 'channel.chosen', channelId });
  const [number] = (await control.ledger(borrower)).virtualAccounts;
  if (!number) throw new Error('no number was issued');
  expect(sees()).toContain(formatPeso(number.amount));
  if (notes) await phone.does({ type: 'payment.noted' });
  await lender.comesTo(state, borrower, { channelId, accountNumber: number.accountNumber });
  return { borrower, loanOrderId, number, phone, sees };
}

/** Cells whose money no counter takes: nothing is posted, now or later, and nothing changes. */
async function refuse(refused: readonly Cell[]): Promise<void> {
  const [first] = refused;
  if (!first) return;
  const { borrower, number, phone, sees } = await begins(first, false);
  const before = await lender.books(borrower);
  for (const { sum, posting, refused: says } of refused) {
    const { accountNumber, amount } = number;
    const payment = { accountNumber, amount: sums[sum](amount), postAfter: postings[posting] };
    const { status, answer } = await control.ask('POST', 'payments', payment);
    expect([status, answer]).toEqual([409, { error: says?.(amount) }]);
  }
  expect(await lender.books(borrower)).toEqual(before);
  await phone.looks();
  expect(sees()).not.toContain(en.received.title);
  ledgers.add('refused');
  phone.closes();
}

async function pay(cell: Cell): Promise<void> {
  const { sum, posting } = cell;
  const { borrower, loanOrderId, number, phone, sees } = await begins(cell, posting !== 'now');
  const amount = sums[sum](number.amount);
  const { accountNumber } = number;
  const payment = { accountNumber, amount, postAfter: postings[posting] };
  let before = await lender.books(borrower);
  await control.payAtCounter(payment);
  if (posting !== 'now') {
    await control.advance(borrower, '30m');
    before = await lender.books(borrower);
    expect(before.waiting).toBe(1);
    await phone.looks();
    expect(sees()).toContain(en.onItsWay.title);
    await control.advance(borrower, posting === 'later' ? '1h' : '4d');
  }
  await phone.looks();

  // M3: all that was paid is on a loan, or the borrower's; only what came in changed anything.
  const after = await lender.books(borrower);
  const came = posting === 'never' ? 0 : amount;
  const onLoan = Math.min(before.due, Math.floor(came));
  expect(after.allocated + after.credit).toBe(after.paid);
  expect(after.told).toBe(after.credit);
  expect(after.paid).toBe(before.paid + Math.round(came * 100));
  expect(after.credit).toBe(before.credit + Math.round((came - onLoan) * 100));
  expect(after.waiting).toBe(posting === 'never' ? 1 : 0);
  if (came > 0) expect(after.due).toBe(before.due - onLoan);
  ledgers.add(JSON.stringify({ ...after, loanOrderId: after.loanOrderId === loanOrderId }));

  const words = sees();
  const says = (...told: string[]) => {
    for (const one of told) expect(words).toContain(one);
  };
  const moved = after.loanOrderId !== loanOrderId;
  if (came > 0) {
    says(en.received.title, formatPeso(came));
    expect(words).not.toContain(en.onItsWay.title);
  } else {
    // A working day after the time in which its channel posts, whoever can look is named (O6).
    says(en.onItsWay.title, en.onItsWay.late.title, formatPeso(number.amount));
    expect(words).not.toContain(en.received.title);
  }
  if (moved) says(en.settled.restructured);
  else if (after.due === 0) says(en.settled.title);
  else if (came > 0) says(en.posted.left, formatPeso(after.due));
  else says(en.onItsWay.again);
  if (after.credit > 0 && !moved) {
    says(en.credit.title.replace('{{amount}}', formatPeso(after.credit / 100)));
  }
  phone.closes();
}

const kinds = [...new Set(cells.map(({ kind }) => kind))];

describe.each(kinds)('M2: paying offline, every cell: %s', (kind) => {
  test.each(numberStates)('%s', async (state) => {
    const own = cells.filter((cell) => cell.kind === kind && cell.state === state);
    await refuse(own.filter(({ refused }) => refused));
    for (const cell of own.filter(({ refused }) => !refused)) {
      await pay(cell).catch((error: unknown) => {
        const { sum, posting } = cell;
        throw new Error(`${kind}, ${sum}, ${state}, posts ${posting}`, { cause: error });
      });
    }
  });
});
