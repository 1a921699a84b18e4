import { afterAll, describe, expect, test } from 'vitest';
import story from '#i18n/en/loan-story.ts';
import en from '#flows/offline-payment/en.ts';
import { formatPeso } from '#domain/peso.ts';
import { isProof } from '#tests/depth.ts';
import { openSandbox } from '#tests/contract/sandbox/in-memory.ts';
import { lastLoanOf } from '#tests/contract/sandbox/operations/operation-steps.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { atTheLender, type NumberState, numberStates } from './at-the-lender.ts';
import { onThePhone } from './on-the-phone.tsx';

/** A channel of each kind. */
const channels = {
  'whole pesos': { channelId: 'seven-eleven', name: '7-Eleven' },
  centavos: { channelId: 'cebuana', name: 'Cebuana Lhuillier' },
  bills: { channelId: 'gcash-bills', name: 'GCash' },
  code: { channelId: 'qr-ph', name: 'QR Ph' },
} as const;

/** Pesos that are paid, by the amount of the number. */
const sums = {
  exact: (amount: number) => amount,
  part: () => 1_000,
  over: (amount: number) => amount + 700,
  'with centavos': () => 1_000.5,
} as const;

/** Delay until the lender posts the money. */
const postings = { now: '0s', later: '1h', never: 'never' } as const;

const keysOf = <Key extends string>(table: Record<Key, unknown>): Key[] =>
  Object.keys(table).filter((key): key is Key => key in table);
const kinds = keysOf(channels);

type Kind = keyof typeof channels;
type Cell = { sum: keyof typeof sums; posting: keyof typeof postings };

/** The counter's message about a sum that it does not accept, for a number of the given amount. */
function refusalOf(kind: Kind, sum: Cell['sum'], amount: number): string | null {
  if (kind === 'code' && sum !== 'exact') return `This code is for ${amount} pesos exactly.`;
  if (kind === 'whole pesos' && sum === 'with centavos') return '7-Eleven takes whole pesos only.';
  return null;
}

const preview = await createPreview('en');
const world = await openSandbox('2026-11-23T12:00:00+08:00');
const lender = atTheLender(world);
const { control } = world;

const ledgers = new Set<string>();
const screens = new Set<string>();

afterAll(() => {
  console.log(`Paying offline: ${ledgers.size} ledger results, ${screens.size} screens`);
  world.close();
});

const withoutBorrowerData = (words: string) =>
  words.replaceAll(/\d[\d ]{12,}\d/g, '#').replaceAll(/HR\d+/g, 'loan');

const borrowers = new Map<string, ReturnType<typeof control.borrower>>();
async function borrowerOf(scenario: string) {
  const borrower = borrowers.get(scenario) ?? control.borrower(scenario);
  borrowers.set(scenario, borrower);
  return borrower;
}

/**
 * Gets a number on the phone; with `notes`, the borrower notes a payment. Then brings the loan or
 * the number into its state, and closes the page.
 */
async function prepare(kind: Kind, state: NumberState, notes: boolean) {
  // The lender's data is rolled back, but the phone still has the number of the previous cell.
  localStorage.clear();
  const { scenario, change } = lender.changes[state];
  const borrower = await borrowerOf(scenario);
  const loanOrderId = lastLoanOf(borrower);
  const { channelId } = channels[kind];
  const phone = onThePhone(world, borrower, loanOrderId);
  await phone.open();
  await phone.send({ type: 'channel.chosen', channelId });
  const [number] = (await control.ledger(borrower)).virtualAccounts;
  if (!number) throw new Error('no number was issued');
  expect(readScreen(phone)).toContain(formatPeso(number.amount));
  if (notes) await phone.send({ type: 'payment.noted' });
  await change(borrower, { channelId, accountNumber: number.accountNumber });
  // A cell with a note is checked half an hour later, so these totals are read at that time too.
  let before = await lender.totals(borrower);
  if (notes) {
    await world.branch(async () => {
      await control.advance(borrower, '30m');
      before = await lender.totals(borrower);
    });
  }
  const phones = phone.fork();
  phone.close();
  return { borrower, loanOrderId, number, phones, before };
}
type Past = Awaited<ReturnType<typeof prepare>>;

const readScreen = (phone: ReturnType<typeof onThePhone>) => {
  const words = phone.readText(preview);
  screens.add(withoutBorrowerData(words));
  return words;
};

/** No counter accepts these amounts, so nothing is posted and nothing changes. */
async function refuse(kind: Kind, refused: readonly Cell[], past: Past) {
  if (refused.length === 0) return;
  const { borrower, number, phones, before } = past;
  for (const { sum, posting } of refused) {
    const { accountNumber, amount } = number;
    const payment = { accountNumber, amount: sums[sum](amount), postAfter: postings[posting] };
    const { status, answer } = await control.ask('POST', 'payments', payment);
    expect([status, answer]).toEqual([409, { error: refusalOf(kind, sum, amount) }]);
  }
  expect(await lender.totals(borrower)).toEqual(before);
  const phone = phones();
  await phone.open();
  await phone.refresh();
  expect(readScreen(phone)).not.toContain(en.received.title);
  ledgers.add('refused');
  phone.close();
}

function checkWords(words: string, contains: readonly string[], lacks: readonly string[]): void {
  for (const one of contains) expect(words).toContain(one);
  for (const one of lacks) expect(words).not.toContain(one);
}

type Played = {
  after: Awaited<ReturnType<typeof lender.totals>>;
  /** In pesos. */
  paidIn: number;
  /** Amount of the number, in pesos. */
  amount: number;
  loanOrderId: string;
};

function expected({
  after,
  paidIn,
  amount,
  loanOrderId,
}: Played): [contains: string[], lacks: string[]] {
  const { onItsWay, received, settled, posted, credit } = en;
  const moved = after.loanOrderId !== loanOrderId;
  const loanTexts = () => {
    if (moved) return [settled.restructured];
    if (after.due === 0) return [settled.title];
    return paidIn > 0 ? [posted.left, formatPeso(after.due)] : [onItsWay.again];
  };
  const extra =
    after.credit > 0 && !moved
      ? [credit.title.replace('{{amount}}', formatPeso(after.credit / 100))]
      : [];
  // One working day after the posting time, the page names who can look into the payment (O6).
  return paidIn > 0
    ? [[received.title, formatPeso(paidIn), ...loanTexts(), ...extra], [onItsWay.title]]
    : [
        [onItsWay.title, onItsWay.late.title, formatPeso(amount), ...loanTexts(), ...extra],
        [received.title],
      ];
}

async function pay({ sum, posting }: Cell, state: NumberState, past: Past): Promise<void> {
  const { borrower, loanOrderId, number, phones, before } = past;
  const phone = phones();
  await phone.open();
  const amount = sums[sum](number.amount);
  const { accountNumber } = number;
  await control.payAtCounter({ accountNumber, amount, postAfter: postings[posting] });
  if (posting !== 'now') {
    await control.advance(borrower, '30m');
    await phone.refresh();
    // The lender announces money that a channel will post, except on the new loan of a restructure.
    // Other money is known from the note alone.
    const isAnnounced = posting === 'later' && state !== 'restructuring';
    const title = isAnnounced ? story.onItsWay.label : en.onItsWay.title;
    checkWords(readScreen(phone), [title], [en.received.title]);
    await control.advance(borrower, posting === 'later' ? '1h' : '4d');
  }
  await phone.refresh();

  // M3: all received money is on a loan or is credit, and only received money changes anything.
  const after = await lender.totals(borrower);
  const paidIn = posting === 'never' ? 0 : amount;
  const onLoan = Math.min(before.settles, Math.floor(paidIn));
  const isSettled = before.due > 0 && onLoan === before.settles;
  const due = isSettled ? 0 : before.due - onLoan;
  expect(after.allocated + after.credit).toBe(after.paid);
  expect(after).toMatchObject({
    creditOnPage: after.credit,
    paid: before.paid + Math.round(paidIn * 100),
    credit: before.credit + Math.round((paidIn - onLoan) * 100),
    waiting: posting === 'never' ? 1 : 0,
    // A loan whose payment never arrives can become overdue.
    due: posting === 'never' ? after.due : due,
  });
  ledgers.add(JSON.stringify({ ...after, loanOrderId: after.loanOrderId === loanOrderId }));
  checkWords(readScreen(phone), ...expected({ after, paidIn, amount: number.amount, loanOrderId }));
  phone.close();
}

describe.each(kinds)('M2: the offline payment grid: %s', (kind) => {
  test.each(numberStates)('holds for the number state %s', async (state) => {
    const start = kinds.indexOf(kind) + numberStates.indexOf(state);
    const every = keysOf(sums).flatMap((sum, sumAt) =>
      keysOf(postings).map((posting, at) => ({ sum, posting, place: start + sumAt + at })),
    );
    // In the gate, each kind in each state, with amounts and posting times in turn.
    const cells = every.filter(({ place }) => isProof || place % keysOf(sums).length === 0);
    expect(cells).toHaveLength(keysOf(postings).length * (isProof ? keysOf(sums).length : 1));
    const isRefused = ({ sum }: Cell) => refusalOf(kind, sum, 0) !== null;
    await borrowerOf(lender.changes[state].scenario);
    for (const notes of [false, true]) {
      // A payment that posts at once needs no note.
      const inTurn = cells.filter((cell) => !isRefused(cell) && (cell.posting !== 'now') === notes);
      await world.branch(async () => {
        const past = await prepare(kind, state, notes);
        if (!notes) await refuse(kind, cells.filter(isRefused), past);
        for (const cell of inTurn) {
          await world
            .branch(async () => pay(cell, state, past))
            .catch((error: unknown) => {
              const { sum, posting } = cell;
              throw new Error(`${kind}, ${sum}, ${state}, posts ${posting}`, { cause: error });
            });
        }
      });
    }
  });
});
