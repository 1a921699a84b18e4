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

async function walk({ kind, sum, state, posting, refused }: Cell): Promise<void> {
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
  const noted = posting !== 'now' && !refused;
  if (noted) await phone.does({ type: 'payment.noted' });
  await lender.comesTo(state, borrower, { channelId, accountNumber: number.accountNumber });

  const amount = sums[sum](number.amount);
  const payment = { accountNumber: number.accountNumber, amount, postAfter: postings[posting] };
  if (refused) {
    const before = await lender.money(borrower);
    const { status, answer } = await control.ask('POST', 'payments', payment);
    expect([status, answer]).toEqual([409, { error: refused(number.amount) }]);
    expect(await lender.money(borrower)).toEqual(before);
    await phone.looks();
    expect(sees()).not.toContain(en.received.title);
    ledgers.add('refused');
    return phone.closes();
  }

  let before = await lender.stands(borrower);
  await control.payAtCounter(payment);
  if (posting !== 'now') {
    await control.advance(borrower, '30m');
    before = await lender.stands(borrower);
    expect((await lender.money(borrower)).waiting).toBe(1);
    await phone.looks();
    expect(sees()).toContain(en.onItsWay.title);
  }
  if (posting === 'later') await control.advance(borrower, '1h');
  if (posting === 'never') await control.advance(borrower, '2d');
  await phone.looks();

  // M3: all that was paid is on a loan, or the borrower's.
  const { paid, allocated, credit, told, waiting } = await lender.money(borrower);
  expect(allocated + credit).toBe(paid);
  expect(told).toBe(credit);
  const after = await lender.stands(borrower);
  const came = posting === 'never' ? 0 : amount;
  const onLoan = Math.min(before.due, Math.floor(came));
  if (posting !== 'never') expect(after.due).toBe(before.due - onLoan);
  expect(after.credit).toBe(before.credit + Math.round((came - onLoan) * 100));
  expect(waiting).toBe(posting === 'never' ? 1 : 0);
  ledgers.add(JSON.stringify({ ...after, loanOrderId: null, came, onLoan, waiting }));

  const words = sees();
  const moved = after.loanOrderId !== loanOrderId;
  if (came > 0) {
    expect(words).toContain(en.received.title);
    expect(words).toContain(formatPeso(came));
    expect(words).not.toContain(en.onItsWay.title);
  } else {
    expect(words).toContain(en.onItsWay.title);
    if (after.due > 0 && !moved) expect(words).toContain(en.onItsWay.again);
    expect(words).not.toContain(formatPeso(amount) + ' received');
  }
  if (moved) expect(words).toContain(en.settled.restructured);
  else if (came > 0 && after.due > 0) expect(words).toContain(formatPeso(after.due));
  else if (after.due === 0) expect(words).toContain(en.settled.title);
  if (after.credit > 0 && !moved) {
    expect(words).toContain(en.credit.title.replace('{{amount}}', formatPeso(after.credit / 100)));
  }
  phone.closes();
}

describe.each(Object.keys(channelsOfEachKind))('M2: the grid of paying offline: %s', (kind) => {
  test.each(numberStates)('%s', async (state) => {
    const own = cells.filter((cell) => cell.kind === kind && cell.state === state);
    expect(own.length).toBe(Object.keys(sums).length * Object.keys(postings).length);
    for (const cell of own) {
      await walk(cell).catch((error: unknown) => {
        const { sum, posting } = cell;
        throw new Error(`${kind}, ${sum}, ${state}, posts ${posting}`, { cause: error });
      });
    }
  });
});
