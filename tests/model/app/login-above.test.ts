import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#app/company.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { AppStep } from './steps.ts';
import { createStage } from './tab.ts';
import { createWalker, type Walker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
afterAll(() => void vi.useRealTimers());

const due = '/repay/repay?loanOrderId=loan-1&isOverdue=f';

const end = (port: string, how: string): AppStep => ({ do: 'end', port, how });
const tap = (type: string): AppStep => ({ do: 'tap', tap: { flow: 'repayment', event: { type } } });
const back: AppStep = { do: 'browser', moves: [-1] };

/** A cold link without entries below; the question before the payment is open. */
const toQuestion = [
  end('restoreSession', 'juan'),
  end('readRemembered', 'stored'),
  end('fetchFlow', 'there'),
  end('queryPendingRepayPlan', 'due'),
  tap('payment.requested'),
];

const sessionLost: AppStep[] = [
  { do: 'platform', what: 'sessionLost' },
  end('forgetSession', 'done'),
  end('readLoginRecord', 'stored'),
];

const loginAgain: AppStep[] = [{ do: 'signIn' }, end('login', 'juan'), end('keepSession', 'kept')];

describe('login above the first page of a tab, which blocks back', () => {
  let walker: Walker;
  const shown = () => selectLocation(walker.tab().store.snapshot())?.page;
  const take = async (...steps: readonly AppStep[]) => {
    for (const step of steps) await walker.take(step);
  };
  beforeEach(async () => {
    const texts = await startTexts('en', company);
    await texts.need(pageNamespaces);
    walker = createWalker(
      createStage(texts, () => {}),
      texts,
      'npx vitest run tests/model/app/login-above.test.ts',
    );
    await walker.begin({ href: due, found: 'nothing' });
    await take(...toQuestion);
  });

  test('is left by back if only a question is below', async () => {
    expect(walker.tab().browser.entries()).toEqual([due, `[${due}]`]);
    await take(...sessionLost);
    // The app has no entry below login, so the browser or the shell handles back.
    expect(walker.tab().browser.entries()[0]).toBe('[/login]');
    await take({ do: 'request', request: { type: 'nav.back' } });
    expect(walker.tab().told.left).toEqual(['login']);

    // After the login the due amounts are reloaded, and the payment can be requested again.
    await take(...loginAgain, end('queryPendingRepayPlan', 'due'));
    expect(walker.tab().browser.entries()[0]).toBe(`[${due}]`);
    await take(tap('payment.requested'));
    expect(walker.tab().browser.entries()).toEqual([due, `[${due}]`]);
  });

  test('is not left while money is being sent, and leaves no entry in the history', async () => {
    await take(tap('payment.confirmed'), end('prepareAttempt', 'read'), ...sessionLost, back, back);
    expect(shown()).toBe('login');
    expect(walker.tab().browser.entries()).toEqual(['/login', '[/login]']);
    expect(walker.tab().told.left).toEqual([]);

    await take(...loginAgain);
    expect(walker.tab().browser.entries()).toEqual([due, `[${due}]`]);
    await take(end('submitMoney', 'refused'));
    expect(shown()).toBe('repay');
    expect(walker.tab().browser.entries().join(' ')).not.toContain('/login');
  });

  test('is not a forward target after the money below has settled', async () => {
    await take(tap('payment.confirmed'), end('prepareAttempt', 'read'), ...sessionLost);
    await take(end('submitMoney', 'refused'), ...loginAgain);
    const before = walker.tab().browser.href();
    await take({ do: 'browser', moves: [1] });
    expect(shown()).toBe('repay');
    expect(walker.tab().browser.href()).toBe(before);
  });
});
