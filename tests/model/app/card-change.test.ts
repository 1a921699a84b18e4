import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#app/company.ts';
import { startTexts } from '#i18n/i18n.ts';
import { payoutMethod } from '#domain/payout-methods.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { BankCardChangeEvent } from '#machines/bank-card-change/bank-card-change.setup.ts';
import { newNumber, originalNumber } from '#machines/samples/bank-card.ts';
import type { AppStep } from './steps.ts';
import { createStage } from './tab.ts';
import { createWalker, type Walker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
afterAll(() => void vi.useRealTimers());

const href = '/bank/sms_verification';

const end = (port: string, how: string): AppStep => ({ do: 'end', port, how });
const tap = (event: BankCardChangeEvent): AppStep => ({
  do: 'tap',
  tap: { flow: 'bankCardChange', event },
});

const opened = [
  end('restoreSession', 'juan'),
  end('readRemembered', 'stored'),
  end('fetchFlow', 'there'),
];

/** The whole form, which the walk over all states fills in only by chance. */
const confirmed = [
  end('operationConfig', 'open'),
  tap({ type: 'code.changed', code: '123456' }),
  tap({ type: 'code.submitted' }),
  tap({ type: 'method.chosen', method: payoutMethod.gcash }),
  tap({ type: 'entry.changed', field: 'originalNumber', value: originalNumber }),
  tap({ type: 'entry.changed', field: 'newNumber', value: newNumber }),
  tap({ type: 'entry.changed', field: 'holder', value: 'Ana Cruz' }),
  tap({ type: 'change.requested' }),
  tap({ type: 'change.confirmed' }),
  end('checkFaceVerification', 'passed'),
];

describe('the payout account in the whole app', () => {
  let walker: Walker;
  const flow = () => walker.tab().store.snapshot().children.bankCardChange?.getSnapshot();
  const take = async (...steps: readonly AppStep[]) => {
    for (const step of steps) await walker.take(step);
  };
  beforeEach(async () => {
    const texts = await startTexts('en', company);
    await texts.need(['flows']);
    walker = createWalker(
      createStage(texts, () => {}),
      texts,
      'npx vitest run tests/model/app/card-change.test.ts',
    );
  });

  test('is changed once, and back does not leave the change while it goes', async () => {
    await walker.begin({ href, found: 'nothing' });
    await take(...opened, ...confirmed, end('prepareAttempt', 'read'));
    await take({ do: 'request', request: { type: 'nav.back' } });
    expect(flow()?.matches('changing')).toBe(true);
    await take(end('submitMoney', 'ok'));
    expect(flow()?.matches('changed')).toBe(true);
    expect(walker.tab().world.journal.sent()).toBe(1);
  });

  test('is asked about where a change is found open, and never sent again', async () => {
    await walker.begin({ href, found: 'card' });
    await take(...opened);
    expect(flow()?.matches('changing')).toBe(true);
    expect(selectLocation(walker.tab().store.snapshot())?.page).toBe('modifyBankCard');
    await take(end('reconcileMoney', 'taken'));
    expect(flow()?.matches('changed')).toBe(true);
    expect(walker.tab().world.journal.sent()).toBe(0);
  });
});
