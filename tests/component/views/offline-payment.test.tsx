import { render, screen } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { day, hour, minute } from '#domain/constants.ts';
import { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import type { OfflinePaymentPorts, PaymentApp } from '#machines/offline-payment/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { account, checkstand, comingIn, posting } from '#machines/samples/checkstand.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';

const preview = await createPreview('en');

async function show(reply: ReturnType<typeof checkstand>, apps: readonly PaymentApp[] = []) {
  const recall: OfflinePaymentPorts['recall'] = async () => ({ kept: null, apps });
  const machine = offlinePaymentMachine.provide({
    actors: { recall: actor(recall), fetchVirtualAccount: actor(async () => reply) },
  });
  const page = createActor(machine, {
    input: { userKey: 'user-1', loanOrderId: 'loan-1', amount: null },
  });
  page.start();
  const snapshot = await waitFor(page, (one) => one.matches('open'));
  page.stop();
  render(<preview.Screen snapshot={snapshot} send={() => {}} request={() => {}} />);
}

test("O3: a channel for whole pesos names that condition, and reports the rounding as the borrower's credit", async () => {
  await show(checkstand({ numbers: [account()], creditCentavos: 50 }));
  expect(screen.getByText('Whole pesos only at 7-Eleven.')).toBeInTheDocument();
  expect(document.body).toHaveTextContent('Of this, ₱0.50 is overpaid');
  expect(document.body).toHaveTextContent('You overpaid ₱0.50');
});

test('O3: a channel without rounding does not mention whole pesos', async () => {
  await show(checkstand({ numbers: [account({ channelId: 'gcash-bills' })] }));
  expect(document.body).not.toHaveTextContent('Whole pesos only');
  expect(document.body).not.toHaveTextContent('whole pesos are taken');
});

test.each([
  ['a number valid for almost 3 days', 3 * day - 1, '2 days 23 hours'],
  ['a number valid for 2 days', 2 * day, '2 days'],
  ['a number valid for almost 2 hours', 2 * hour - 1, '1 hour 59 minutes'],
  ['a number valid for a minute', minute, '1 minute'],
])('O2: the time left of %s is shown in two units, rounded down', async (_, left, shown) => {
  const [number, receivedAt] = [account(), checkstand().receivedAt];
  await show(checkstand({ numbers: [{ ...number, expiresAt: receivedAt + left }] }));
  const term = screen.getByText('Time left');
  expect(term.parentElement).toHaveTextContent(new RegExp(`^Time left ?${shown}$`));
});

test.each([
  [90 * minute, 'Within 1 hour 30 minutes.'],
  [day + 90 * minute, 'Within 1 day 2 hours.'],
  [minute + 1, 'Within 2 minutes.'],
])('O1: the posting time of %d ms is never understated', async (postingTime, shown) => {
  const [first, ...others] = checkstand().channels;
  if (!first) throw new Error('the sample has no channel');
  await show(
    checkstand({ channels: [{ ...first, postingTime }, ...others], numbers: [account()] }),
  );
  expect(document.body).toHaveTextContent(shown);
});

test('O1: the link to the GCash app is shown only for a GCash number, and only if the phone can open the app', async () => {
  const apps = [{ name: 'gcash', scheme: 'gcash://' }];
  const link = () => screen.queryByRole('link', { name: 'Open GCash' });
  await show(checkstand({ numbers: [account({ channelId: 'gcash-bills' })] }), apps);
  expect(link()).toHaveAttribute('href', 'gcash://');
  document.body.replaceChildren();
  await show(checkstand({ numbers: [account({ channelId: 'gcash-bills' })] }));
  expect(link()).toBeNull();
  document.body.replaceChildren();
  await show(checkstand({ numbers: [account()] }), apps);
  expect(link()).toBeNull();
});

test.each([
  ['the rest after money on its way', { amount: 1_600, saves: 50 }, '₱1,650.00', 'Pay the rest'],
  ['nothing if money on its way pays the rest', { amount: 0, saves: 0 }, null, 'Pay again'],
])('O8: after a posting, the page shows %s', async (_, settlement, left, action) => {
  const first = checkstand();
  const then = checkstand({
    totalDue: 4_300,
    settlement,
    postings: [posting()],
    onItsWay: [comingIn()],
  });
  const replies = [first, then];
  const recall: OfflinePaymentPorts['recall'] = async () => ({ kept: null, apps: [] });
  const machine = offlinePaymentMachine.provide({
    actors: {
      recall: actor(recall),
      fetchVirtualAccount: actor(async () => replies.shift() ?? then),
    },
  });
  const page = createActor(machine, {
    input: { userKey: 'user-1', loanOrderId: 'loan-1', amount: null },
  });
  page.start();
  await waitFor(page, (one) => one.matches('open'));
  page.send({ type: 'page.refreshed' });
  const snapshot = await waitFor(page, (one) => one.matches({ open: { desk: 'posted' } }));
  page.stop();
  render(<preview.Screen snapshot={snapshot} send={() => {}} request={() => {}} />);
  const text = screen.queryByText('Still to pay')?.parentElement?.textContent ?? null;
  expect(text?.replace('Still to pay', '').trim() ?? null).toBe(left);
  expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
});
