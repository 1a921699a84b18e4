import { expect, it } from 'vitest';
import { day } from '#domain/constants.ts';
import { credits } from '#sandbox/database/offline-schema.ts';
import { lenderOfFile } from '#tests/contract/sandbox/operations/operation-steps.ts';
import { creditFaults } from '#tests/simulation/server/credit-laws.ts';

const world = await lenderOfFile();
const { wire, steps } = world;

it('creditFaults rejects credit beside a loan whose rollover ended before, but not beside an open one', async () => {
  const who = await world.control.borrower('rollover-offered');
  const [settled = ''] = (await world.control.borrower('loan-70')).loanOrderIds;
  await steps.initiateRollover(who);
  const found = () =>
    world.sandbox.database.work(async (tx) => {
      const credit = { userId: who.userId, loanOrderId: settled, paymentId: 'any' };
      await tx.insert(credits).values({ ...credit, centavos: 50_000, at: world.now() });
      return creditFaults(tx);
    });
  await world.branch(async () => expect(await found()).toEqual([]));
  world.pass(40 * day);
  await wire.call('getHomepageData', {}, who);
  await world.branch(async () =>
    expect(await found()).toEqual([expect.stringContaining('is owed')]),
  );
});
