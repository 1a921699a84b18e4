import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assumedCodes, codes } from '#domain/codes.ts';
import { borrowerSteps } from './borrower-steps.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import { type MadeBorrower, newSuffix } from './wire-client.ts';

let world: InMemory;
beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

const attempt = () => ({ suffix: newSuffix(), t: world.now() });

const deletionOf = async (who: MadeBorrower) => ({
  reason: 'notNeeded',
  note: 'bye',
  smsCode: await borrowerSteps(world).codeFor(who, 'deleteAccount'),
});
const applicationOf = async (who: MadeBorrower) => borrowerSteps(world).application(who);

const send = async (
  method: string,
  data: unknown,
  options: Parameters<typeof world.wire.envelope>[1],
) => world.wire.envelope([{ method, data }], options);

describe('a copy of a request that moves money', () => {
  it('gets the first reply after its account deletion ended the session', async () => {
    const who = await world.control.borrower('deletable');
    const deletion = await deletionOf(who);
    const same = { ...attempt(), token: who.token };
    const first = await send('deleteAccount', deletion, same);
    expect(first.code).toBe(0);
    expect(await send('deleteAccount', deletion, same)).toEqual(first);
    // Any other request of the ended session is still refused.
    const fresh = { ...attempt(), token: who.token };
    expect(await world.wire.code('deleteAccount', deletion, fresh)).toBe(codes.sessionExpired);
  });

  it('gets the first reply after a later login ended its session', async () => {
    const who = await world.control.borrower('approved');
    const { username, password } = who;
    const application = await applicationOf(who);
    const same = { ...attempt(), token: who.token };
    const first = await send('applyOrder', application, same);
    expect(first.code).toBe(0);
    await world.wire.call('login', { username, password });
    expect(await send('applyOrder', application, same)).toEqual(first);
    const { orders, requests } = await world.control.ledger(who);
    expect([orders.length, requests]).toMatchObject([1, [{ method: 'applyOrder', copies: 1 }]]);
  });
});

describe('the suffix and t of an earlier money request, with other content', () => {
  it.each([
    ['another amount', 'applyOrder', { loanAmount: 6_000 }],
    ['another method', 'changeBankCard', {}],
  ])('are refused with their own code and move no money: %s', async (_, method, change) => {
    const who = await world.control.borrower('approved');
    const application = await applicationOf(who);
    const same = { ...attempt(), token: who.token };
    const first = await send('applyOrder', application, same);
    expect(first.code).toBe(0);
    const before = await world.control.ledger(who);
    const altered = await send(method, { ...application, ...change }, same);
    expect(altered).toMatchObject({ code: assumedCodes.attemptReused, data: [] });
    expect(await world.control.ledger(who)).toEqual(before);
    // A real copy still gets the first reply.
    expect(await send('applyOrder', application, same)).toEqual(first);
  });

  it('are refused also after a refused first request, in both languages', async () => {
    const who = await world.control.borrower('approved');
    const application = await applicationOf(who);
    const same = { ...attempt(), token: who.token };
    expect((await send('applyOrder', { ...application, term: 7 }, same)).code).not.toBe(0);
    const altered = await send('applyOrder', application, same);
    expect(altered.code).toBe(assumedCodes.attemptReused);
    const inFilipino = await send('applyOrder', application, { ...same, lang: 'fil' });
    expect(inFilipino.code).toBe(assumedCodes.attemptReused);
    expect(inFilipino.msg).not.toBe(altered.msg);
    expect((await world.control.ledger(who)).orders).toEqual([]);
  });
});
