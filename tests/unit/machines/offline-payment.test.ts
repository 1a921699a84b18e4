import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { day, minute } from '#domain/constants.ts';
import type { CheckstandRecord } from '#domain/payments/offline-record.ts';
import type { CheckstandRequest } from '#domain/payments/virtual-account.ts';
import { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import type { NoteRequest, OfflinePaymentPorts, OwnLoan } from '#machines/offline-payment/ports.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { account, checkstand, paidNote, posting } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';

async function paying(
  reply = checkstand(),
  kept: CheckstandRecord | null = null,
  amount: number | null = null,
) {
  const clock = new SimulatedClock();
  const requests: CheckstandRequest[] = [];
  const server = { reply };
  const recall: OfflinePaymentPorts['recall'] = async () => ({ kept, apps: [] });
  const machine = offlinePaymentMachine.provide({
    actors: {
      recall: actor(recall),
      notePayment: actor(async ({ note, paid }: NoteRequest) =>
        paid ? [{ ...note, notedAt: server.reply.receivedAt }] : [],
      ),
      fetchVirtualAccount: actor(async (request: CheckstandRequest & OwnLoan) => {
        requests.push(request);
        return server.reply;
      }),
    },
  });
  const offline = createActor(machine, {
    clock,
    input: { userKey: 'user-1', loanOrderId: 'loan-1', amount },
  }).start();
  await settled();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  const view = () => selectOfflinePaymentView(offline.getSnapshot());
  return { offline, server, requests, pass, view };
}

const announced = (centavos: number) => ({
  name: 'Cebuana Lhuillier',
  accountNumber: '7330123412341234',
  centavos,
  paidAt: now - day,
  postsAt: now + day,
});

const payingTwo = (reply = checkstand()) => paying(reply, null, 5_300);

describe('an offline payment of chosen instalments', () => {
  it('O8: requests the rest after a partial payment, and ignores earlier payments', async () => {
    const before = posting({ reference: 'OFF-0', amount: 300 });
    const { server, requests, pass, view } = await payingTwo(checkstand({ postings: [before] }));
    expect(view().amount).toBe(5_300);
    server.reply = checkstand({ postings: [before, posting()], totalDue: 6_000 });
    await pass(minute / 2);
    expect(view().amount).toBe(4_300);
    await pass(minute / 2);
    expect(requests.at(-1)).toMatchObject({ amount: 4_300 });
  });

  it('O8: does not increase the rest if a reply lists fewer payments than before', async () => {
    const { server, pass, view } = await payingTwo(checkstand({ totalDue: 6_000 }));
    const rests: number[] = [];
    for (const postings of [[posting()], [], [posting()]]) {
      server.reply = checkstand({ postings, totalDue: 6_000 });
      await pass(minute / 2);
      rests.push(view().amount ?? 0);
    }
    expect(rests).toEqual([4_300, 4_300, 4_300]);
  });

  it.each([
    ['announces', { onItsWay: [announced(530_000)] }, { processing: true }],
    ['posts', { postings: [posting({ amount: 5_300 })], totalDue: 6_000 }, { posted: true }],
  ])(
    'O8: shows no new number if the same reply %s a payment of its amount',
    async (_, paid, shows) => {
      const { offline, server, view } = await payingTwo(checkstand({ totalDue: 6_000 }));
      const number = account({ amount: 5_300 });
      server.reply = checkstand({ numbers: [number], number, totalDue: 6_000, ...paid });
      offline.send({ type: 'channel.chosen', channelId: 'seven-eleven' });
      await settled();
      expect(view()).toMatchObject({ phase: null, ...shows });
    },
  );

  it('O6: subtracts announced money from the requested amount, and only once when it is posted', async () => {
    const { server, pass, view } = await payingTwo();
    server.reply = checkstand({ onItsWay: [announced(100_050)] });
    await pass(minute);
    expect(view().amount).toBe(4_300);
    server.reply = checkstand({ postings: [posting()], totalDue: 6_000 });
    await pass(minute);
    expect(view().amount).toBe(4_300);
  });
});

describe('an offline payment', () => {
  it('O6: reports money that is announced while a number is visible, and no longer asks for its amount', async () => {
    const reply = checkstand({ numbers: [account()] });
    const { offline, server, pass, view } = await paying(reply);
    expect(view()).toMatchObject({ phase: 'alive', amount: 2_650 });
    server.reply = { ...reply, onItsWay: [announced(265_000)] };
    await pass(minute / 2);
    expect(view()).toMatchObject({ processing: true, number: null });
    offline.send({ type: 'channels.opened' });
    expect(view()).toMatchObject({ processing: false });
    // A second payment with the same number is new.
    server.reply = { ...reply, onItsWay: [announced(265_000), announced(100_000)] };
    await pass(minute / 2);
    expect(view()).toMatchObject({ processing: true });
  });

  it('O6: warns of a payment with a number whose earlier payment is posted', async () => {
    const reply = checkstand({ numbers: [account()], onItsWay: [announced(265_000)] });
    const { offline, server, pass, view } = await paying(reply);
    offline.send({ type: 'channels.opened' });
    const { accountNumber } = announced(265_000);
    const paidIn = { channelId: 'cebuana', name: 'Cebuana Lhuillier', accountNumber };
    server.reply = { ...reply, postings: [posting({ amount: 2_650, paidIn })] };
    await pass(minute / 2);
    expect(view()).toMatchObject({ posted: true });
    server.reply = { ...server.reply, onItsWay: [announced(100_000)] };
    await pass(minute / 2);
    offline.send({ type: 'channels.opened' });
    expect(view()).toMatchObject({ processing: true });
  });
});

describe('a noted payment', () => {
  const number = () => checkstand({ numbers: [account()] });
  const noted = async () => {
    const page = await paying(number());
    page.offline.send({ type: 'payment.noted' });
    await settled();
    return page;
  };

  it('O6: reduces the requested amount, and only once when it is posted', async () => {
    const { offline, server, requests, pass, view } = await paying(number(), {
      checkstand: number(),
      accountNumber: account().accountNumber,
      notes: [paidNote({ amount: 1_000 })],
    });
    offline.send({ type: 'channels.opened' });
    expect(view().amount).toBe(1_650);
    offline.send({ type: 'channel.chosen', channelId: 'seven-eleven' });
    expect(requests.at(-1)).toMatchObject({ amount: 1_650 });
    server.reply = checkstand({ numbers: [account()], postings: [posting()], amount: 1_650 });
    await pass(minute);
    expect(view().amount).toBe(1_650);
  });

  it('O6: does not reduce the requested amount if it covers that amount: the next payment is a second one', async () => {
    const { offline, view } = await noted();
    offline.send({ type: 'channels.opened' });
    expect(view().amount).toBe(2_650);
  });

  it.each([
    ['a valid number', {}, true],
    ['a number that expired today', { state: 'expired' as const }, true],
    ['a number that expired before', { state: 'expired' as const, issuedAt: now - day }, false],
  ])('O6: stores what is covered by %s', async (_, change, covers) => {
    const paysTo = '2023-12-14';
    const reply = checkstand({ numbers: [account({ paysTo, ...change })] });
    const { accountNumber } = account();
    const kept = { checkstand: reply, accountNumber, notes: [] };
    const { offline } = await paying(reply, kept);
    offline.send({ type: 'payment.noted' });
    await settled();
    const [note] = offline.getSnapshot().context.notes;
    expect(note?.paysTo).toBe(covers ? paysTo : undefined);
  });

  it('O6: can coexist with a second payment by another number, each shown by itself', async () => {
    const { accountNumber } = account();
    const second = account({ accountNumber: '7110567856785678' });
    const reply = checkstand({ numbers: [second, account()] });
    const notes = [paidNote(), paidNote({ accountNumber: second.accountNumber })];
    const { server, pass, view } = await paying(reply, { checkstand: reply, accountNumber, notes });
    const onItsWay = () => view().onItsWay.map((note) => note.accountNumber);
    expect(view().processing).toBe(true);
    expect(onItsWay()).toEqual([accountNumber, second.accountNumber]);
    server.reply = checkstand({ numbers: reply.numbers, postings: [posting()] });
    await pass(minute);
    expect(onItsWay()).toEqual([second.accountNumber]);
  });
});
