import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#app/company.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { AppStep } from './steps.ts';
import { cardConfirmed, end, opened } from './stories.ts';
import { createStage } from './tab.ts';
import { createWalker, type Walker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
afterAll(() => void vi.useRealTimers());

const href = '/bank/sms_verification';

describe('the change of the payout account in the whole app', () => {
  let walker: Walker;
  const flow = () => walker.tab().store.snapshot().children.bankCardChange?.getSnapshot();
  const take = async (...steps: readonly AppStep[]) => {
    for (const step of steps) await walker.take(step);
  };
  beforeEach(async () => {
    const texts = await startTexts('en', company);
    await texts.need(pageNamespaces);
    walker = createWalker(
      createStage(texts, () => {}),
      texts,
      'npx vitest run tests/model/app/card-change.test.ts',
    );
  });

  test('is sent once, and back does not leave the page while it is in flight', async () => {
    await walker.begin({ href, found: 'nothing' });
    await take(...opened, ...cardConfirmed, end('prepareAttempt', 'read'));
    await take({ do: 'request', request: { type: 'nav.back' } });
    expect(flow()?.matches('changing')).toBe(true);
    await take(end('submitMoney', 'ok'));
    expect(flow()?.matches('changed')).toBe(true);
    expect(walker.tab().world.journal.sent()).toBe(1);
  });

  test('is reconciled, and never sent again, if the app finds it open', async () => {
    await walker.begin({ href, found: 'card' });
    await take(...opened);
    expect(flow()?.matches('changing')).toBe(true);
    expect(selectLocation(walker.tab().store.snapshot())?.page).toBe('modifyBankCard');
    await take(end('reconcileMoney', 'taken'));
    expect(flow()?.matches('changed')).toBe(true);
    expect(walker.tab().world.journal.sent()).toBe(0);
  });
});
