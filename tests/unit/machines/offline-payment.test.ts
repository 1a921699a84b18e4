import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { day, minute } from '#domain/constants.ts';
import { workingDaysAfter } from '#domain/dates.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { KeptCheckstand } from '#domain/offline-record.ts';
import type { CheckstandRequest } from '#domain/virtual-account.ts';
import { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import type { NoteRequest, OfflinePaymentPorts, OwnLoan } from '#machines/offline-payment/ports.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { actor } from '#machines/shared/ports.ts';
import {
  account,
  checkstand,
  paidNote,
  posting,
  settledCheckstand,
} from '#tests/model/samples/checkstand.ts';
import { now } from '#tests/model/samples/loans.ts';
import { settled } from './settled.ts';

/** Paying a loan offline, whose checkstand a test changes. */
async function paying(
  told = checkstand(),
  kept: KeptCheckstand | null = null,
  down = false,
  amount: number | null = null,
) {
  const clock = new SimulatedClock();
  const asked: CheckstandRequest[] = [];
  const why = (): Failure => ({ kind: 'network' });
  const server = { told, kept, down, why: why() };
  const recall: OfflinePaymentPorts['recall'] = async () => ({ kept: server.kept, apps: [] });
  const machine = offlinePaymentMachine.provide({
    actors: {
      recall: actor(recall),
      notePayment: actor(async ({ note, paid }: NoteRequest) =>
        paid ? [{ ...note, notedAt: server.told.receivedAt }] : [],
      ),
      fetchVirtualAccount: actor(async (request: CheckstandRequest & OwnLoan) => {
        asked.push(request);
        if (server.down) throw new ServiceFailure(server.why);
        return server.told;
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
  return { offline, server, asked, pass, view };
}

/** The lender refuses a sum that the loan does not owe. */
const refused: Failure = { kind: 'business', code: assumedCodes.amountChanged, message: '' };

/** Centavos that a channel has announced and not posted. */
const announced = (centavos: number) => ({
  name: 'Cebuana Lhuillier',
  accountNumber: '7330123412341234',
  centavos,
  paidAt: now - day,
  postsAt: now + day,
});

/** Two instalments are chosen where the loan is repaid. */
const payingTwo = (told = checkstand(), kept: KeptCheckstand | null = null) =>
  paying(told, kept, false, 5_300);

const alive = (left: number) => checkstand({ numbers: [account({ expiresAt: now + left })] });

describe('paying offline what was chosen', () => {
  const other = checkstand({ numbers: [account()] });

  it('O8: asks for the sum that was chosen, and shows no number for another one', async () => {
    const { offline, asked, view } = await payingTwo(other);
    expect(asked).toMatchObject([{ channelId: null, amount: 5_300 }]);
    expect(view()).toMatchObject({ number: null, amount: 5_300 });
    offline.send({ type: 'channel.chosen', channelId: 'seven-eleven' });
    expect(asked.at(-1)).toMatchObject({ channelId: 'seven-eleven', amount: 5_300, renew: null });
  });

  it('O8: what the phone kept is not shown where it is for another sum', async () => {
    const kept = { checkstand: other, accountNumber: account().accountNumber, notes: [] };
    expect((await payingTwo(other, kept)).view()).toMatchObject({ number: null });
    expect((await paying(other, kept)).view()).toMatchObject({ number: { amount: 2_650 } });
  });

  it('O8: goes on with the rest once a part came in, and what came before is none of it', async () => {
    const before = posting({ reference: 'OFF-0', amount: 300 });
    const { server, asked, pass, view } = await payingTwo(checkstand({ postings: [before] }));
    expect(view().amount).toBe(5_300);
    server.told = checkstand({ postings: [before, posting()], totalDue: 6_000 });
    await pass(minute / 2);
    expect(view().amount).toBe(4_300);
    await pass(minute / 2);
    expect(asked.at(-1)).toMatchObject({ amount: 4_300 });
  });

  it('O8: the rest never grows, though a reply tells of less than came in before', async () => {
    const { server, pass, view } = await payingTwo(checkstand({ totalDue: 6_000 }));
    const rests: number[] = [];
    for (const postings of [[posting()], [], [posting()]]) {
      server.told = checkstand({ postings, totalDue: 6_000 });
      await pass(minute / 2);
      rests.push(view().amount ?? 0);
    }
    expect(rests).toEqual([4_300, 4_300, 4_300]);
  });

  it.each([
    ['announces', { onItsWay: [announced(530_000)] }, { processing: true }],
    ['posts', { postings: [posting({ amount: 5_300 })], totalDue: 6_000 }, { posted: true }],
  ])('O8: shows no number where the reply with it %s exactly its sum', async (_, paid, shows) => {
    const { offline, server, view } = await payingTwo(checkstand({ totalDue: 6_000 }));
    const number = account({ amount: 5_300 });
    server.told = checkstand({ numbers: [number], number, totalDue: 6_000, ...paid });
    offline.send({ type: 'channel.chosen', channelId: 'seven-eleven' });
    await settled();
    expect(view()).toMatchObject({ phase: null, ...shows });
  });

  it('O8: leaves it to the lender where the loan owes less than was chosen', async () => {
    const { view } = await payingTwo(checkstand({ totalDue: 5_299 }));
    expect(view().amount).toBe(2_650);
    const { server, asked, pass } = await payingTwo();
    server.down = true;
    server.why = refused;
    await pass(minute / 2);
    expect(asked.slice(-2)).toMatchObject([{ amount: 5_300 }, { amount: null }]);
  });
});

describe('paying offline', () => {
  it('O6: tells of a payment that the lender knows of, and warns before a second one', async () => {
    const onItsWay = [announced(265_000)];
    const told = checkstand({ numbers: [account()], onItsWay });
    const { offline, view } = await paying(told);
    expect(view()).toMatchObject({ processing: true, number: null, announced: onItsWay });
    offline.send({ type: 'channels.opened' });
    expect(view()).toMatchObject({ processing: false, announced: onItsWay });
    const noted = paidNote({ accountNumber: '7330123412341234' });
    const kept = { checkstand: told, accountNumber: account().accountNumber, notes: [noted] };
    const { view: again } = await paying(told, kept);
    expect(again()).toMatchObject({ announced: onItsWay, onItsWay: [] });
  });

  it('O6: tells of money that is announced while a number is on screen, and asks for its amount no more', async () => {
    const told = checkstand({ numbers: [account()] });
    const { offline, server, pass, view } = await paying(told);
    expect(view()).toMatchObject({ phase: 'alive', amount: 2_650 });
    server.told = { ...told, onItsWay: [announced(265_000)] };
    await pass(minute / 2);
    expect(view()).toMatchObject({ processing: true, number: null });
    offline.send({ type: 'channels.opened' });
    expect(view()).toMatchObject({ processing: false });
    // A second payment by the same number is news again.
    server.told = { ...told, onItsWay: [announced(265_000), announced(100_000)] };
    await pass(minute / 2);
    expect(view()).toMatchObject({ processing: true });
  });

  it('O6: warns of a payment by a number whose earlier payment is posted', async () => {
    const told = checkstand({ numbers: [account()], onItsWay: [announced(265_000)] });
    const { offline, server, pass, view } = await paying(told);
    offline.send({ type: 'channels.opened' });
    const { accountNumber } = announced(265_000);
    const paidIn = { channelId: 'cebuana', name: 'Cebuana Lhuillier', accountNumber };
    server.told = { ...told, postings: [posting({ amount: 2_650, paidIn })] };
    await pass(minute / 2);
    expect(view()).toMatchObject({ posted: true });
    server.told = { ...server.told, onItsWay: [announced(100_000)] };
    await pass(minute / 2);
    offline.send({ type: 'channels.opened' });
    expect(view()).toMatchObject({ processing: true });
  });

  it('O6: asks the lender what is due first once the chosen sum is announced', async () => {
    const { server, asked, pass } = await payingTwo();
    server.told = checkstand({ onItsWay: [announced(530_000)] });
    await pass(minute / 2);
    expect(asked.slice(-2)).toMatchObject([{ amount: 5_300 }, { amount: null }]);
  });

  it('O4: says a quarter of an hour before that a number expires, and when it does, though nobody can be asked', async () => {
    const { server, pass, view } = await paying(alive(day));
    expect(view()).toMatchObject({ phase: 'alive', timeLeft: day });
    server.down = true;
    await pass(day - 15 * minute - 1);
    expect(view().phase).toBe('alive');
    await pass(1);
    expect(view().phase).toBe('expiringSoon');
    await pass(15 * minute - 1);
    expect(view().phase).toBe('expiringSoon');
    await pass(1);
    expect(view().phase).toBe('expired');
  });

  it('O4: does not say how long a number is good where it could not ask', async () => {
    const { server, pass, view } = await paying(alive(day));
    server.down = true;
    await pass(minute);
    expect(view()).toMatchObject({ phase: 'alive', timeLeft: null });
  });

  it('O4: after a sleep that nobody can tell the length of, the number is not to be copied', async () => {
    const { offline, server, pass, view } = await paying(alive(day));
    server.down = true;
    offline.send({ type: 'page.shown' });
    expect(view().phase).toBe('judging');
    await settled();
    expect(view().phase).toBe('unsure');
    server.down = false;
    await pass(minute);
    expect(view().phase).toBe('alive');
  });

  it('O5: asks once for a new number however often it is tapped, and names the old one', async () => {
    const { offline, server, asked, view } = await paying(alive(minute));
    server.told = checkstand({ numbers: [account({ state: 'expired' })] });
    offline.send({ type: 'page.shown' });
    await settled();
    expect(view().phase).toBe('expired');
    const before = asked.length;
    offline.send({ type: 'renewal.requested' });
    offline.send({ type: 'renewal.requested' });
    await settled();
    expect(asked.slice(before)).toEqual([
      {
        userKey: 'user-1',
        loanOrderId: 'loan-1',
        channelId: 'seven-eleven',
        amount: null,
        renew: '7110123412341234',
      },
    ]);
  });

  it('O9: takes the number from the screen once the loan is settled elsewhere', async () => {
    const { server, pass, view } = await paying(alive(day));
    server.told = settledCheckstand();
    await pass(minute / 2);
    expect(view()).toMatchObject({ settled: true, number: null });
  });

  it('O9: shows no number of a settled loan while it is asked about once more', async () => {
    const { offline, server, pass, view } = await paying(alive(day));
    server.told = settledCheckstand({ numbers: [account({ state: 'alive' })] });
    await pass(minute / 2);
    offline.send({ type: 'connection.restored' });
    expect(offline.getSnapshot().value).toBe('judging');
    expect(view()).toMatchObject({ settled: true, number: null });
  });

  it('O9: keeps nothing of what is told of another loan', async () => {
    const other = checkstand({ loanOrderId: 'loan-2', numbers: [account()] });
    const { view } = await paying(other);
    expect(view()).toMatchObject({ checkstand: null, failed: true });
    const shown = await paying(alive(day));
    shown.server.told = { ...other, numbers: [account({ accountNumber: '7110999999999999' })] };
    await shown.pass(minute);
    expect(shown.view().number?.accountNumber).toBe('7110123412341234');
  });

  it('O1: a channel that became unavailable gives no number of another channel', async () => {
    const { offline, server, view } = await paying(alive(day));
    offline.send({ type: 'channels.opened' });
    server.told = alive(day);
    offline.send({ type: 'channel.chosen', channelId: 'qr-ph' });
    await settled();
    expect(view()).toMatchObject({ phase: null, number: null });
  });
});

describe('a payment that the borrower noted', () => {
  const number = () => checkstand({ numbers: [account()] });
  const noted = async () => {
    const page = await paying(number());
    page.offline.send({ type: 'payment.noted' });
    await settled();
    return page;
  };

  it('O6: is on its way by its channel’s time, and nothing can be copied meanwhile', async () => {
    const { view } = await noted();
    expect(view()).toMatchObject({ processing: true, number: null });
    expect(view().onItsWay).toMatchObject([
      { channel: '7-Eleven', amount: 2650, expectedBy: now + 15 * minute, overdue: false },
    ]);
  });

  it('O6: warns before another number, and then goes on', async () => {
    const { offline, view } = await noted();
    offline.send({ type: 'channels.opened' });
    expect(view().processing).toBe(false);
    offline.send({ type: 'channel.chosen', channelId: 'seven-eleven' });
    await settled();
    expect(view().onItsWay).toHaveLength(1);
  });

  it('O6: takes a noted part from what is asked for, and not once more when it is posted', async () => {
    const { offline, server, asked, pass, view } = await paying(number(), {
      checkstand: number(),
      accountNumber: account().accountNumber,
      notes: [paidNote({ amount: 1_000 })],
    });
    offline.send({ type: 'channels.opened' });
    expect(view().amount).toBe(1_650);
    offline.send({ type: 'channel.chosen', channelId: 'seven-eleven' });
    expect(asked.at(-1)).toMatchObject({ amount: 1_650 });
    server.told = checkstand({ numbers: [account()], postings: [posting()], amount: 1_650 });
    await pass(minute);
    expect(view().amount).toBe(1_650);
  });

  it('O6: takes money that came on its way from the sum that was chosen before', async () => {
    const { server, pass, view } = await payingTwo();
    server.told = checkstand({ onItsWay: [announced(100_050)] });
    await pass(minute);
    expect(view().amount).toBe(4_300);
    server.told = checkstand({ postings: [posting()], totalDue: 6_000 });
    await pass(minute);
    expect(view().amount).toBe(4_300);
  });

  it('O6: asks for the whole sum where everything noted pays it: a second payment', async () => {
    const { offline, view } = await noted();
    offline.send({ type: 'channels.opened' });
    expect(view().amount).toBe(2_650);
  });

  it('O6: can be looked into a working day after its time, by the server’s clock', async () => {
    const { server, pass, view } = await noted();
    const expected = now + 15 * minute;
    const tell = async (receivedAt: number) => {
      server.told = { ...number(), receivedAt };
      await pass(minute);
      return view().onItsWay.map(({ overdue }) => overdue);
    };
    const due = workingDaysAfter(expected, 1);
    expect(await tell(due - 1)).toEqual([false]);
    expect(await tell(due)).toEqual([true]);
  });

  it('O6: is over once its money is posted', async () => {
    const { server, pass, view } = await noted();
    server.told = checkstand({ numbers: [account({ state: 'used' })], postings: [posting()] });
    await pass(minute);
    expect(view()).toMatchObject({ posted: true, processing: false, onItsWay: [] });
  });

  it('O6: can be taken back where it was not paid after all', async () => {
    const { offline, view } = await noted();
    offline.send({ type: 'note.withdrawn', accountNumber: account().accountNumber });
    await settled();
    expect(view()).toMatchObject({ processing: false, phase: 'alive', onItsWay: [] });
  });

  it('O10: what the phone kept is shown as of its own time while nobody can be asked', async () => {
    const kept = { checkstand: { ...number(), receivedAt: now - day }, notes: [] };
    const { accountNumber } = account();
    const { view } = await paying(number(), { ...kept, accountNumber }, true);
    expect(view()).toMatchObject({
      phase: 'unsure',
      failure: { kind: 'network' },
      checkstand: { receivedAt: now - day },
    });
    expect(view().number?.accountNumber).toBe(account().accountNumber);
  });

  it('O10: a session lost here takes nothing from the screen, and after login the number is the same', async () => {
    const { offline, server, asked, pass, view } = await paying(number());
    server.down = true;
    server.why = { kind: 'session', reason: 'expired' };
    await pass(minute);
    expect(view()).toMatchObject({ phase: 'alive', failure: { kind: 'session' } });
    const before = asked.length;
    await pass(minute);
    expect(asked).toHaveLength(before);
    server.down = false;
    offline.send({ type: 'session.renewed' });
    await settled();
    expect(view()).toMatchObject({ phase: 'alive', failure: null });
    expect(view().number?.accountNumber).toBe(account().accountNumber);
  });

  it('O6: two payments by two numbers are on their way at once, each told on its own', async () => {
    const { accountNumber } = account();
    const second = account({ accountNumber: '7110567856785678' });
    const told = checkstand({ numbers: [second, account()] });
    const notes = [paidNote(), paidNote({ accountNumber: second.accountNumber })];
    const { server, pass, view } = await paying(told, { checkstand: told, accountNumber, notes });
    const onItsWay = () => view().onItsWay.map((note) => note.accountNumber);
    expect(view().processing).toBe(true);
    expect(onItsWay()).toEqual([accountNumber, second.accountNumber]);
    server.told = checkstand({ numbers: told.numbers, postings: [posting()] });
    await pass(minute);
    expect(onItsWay()).toEqual([second.accountNumber]);
  });
});
