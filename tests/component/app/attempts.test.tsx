import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lazyAttempts } from '#app/attempts/attempts-code.ts';
import { runAttempts } from '#app/attempts/provider.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { Reconciliation } from '#machines/money-action/ports.ts';
import { applyIntent, repayIntent } from '#machines/samples/loans.ts';
import { until } from '#tests/until.ts';
import { renderApp, signedIn, loadedPage } from './render-app.tsx';

beforeAll(async () => void (await lazyAttempts.load()));
afterEach(cleanup);

const home = loadedPage(() => <h1>Home</h1>);

const receipt = { kind: 'repaymentConfirm', loanOrderId: 'loan-1', payment: null } as const;
const unasked = async (): Promise<never> => {
  throw new Error('the lender must not receive a second request');
};

async function homeWith(
  reconcileMoney: (input: { intent: MoneyIntent }) => Promise<Reconciliation>,
  left: readonly MoneyIntent[] = [repayIntent],
) {
  let open = left;
  const attempts = runAttempts(
    {
      readOpenAttempts: async () => ({ intents: open }),
      watchAttempts: () => ({ look() {}, stop() {} }),
      prepareAttempt: unasked,
      submitMoney: unasked,
      async reconcileMoney(input) {
        const found = await reconcileMoney(input);
        open = open.filter(({ attemptId }) => attemptId !== input.intent.attemptId);
        return found;
      },
      closeIntent: async () => ({ answer: null }),
    },
    { settleWindow: 0 },
  );
  let wordsArrive = () => {};
  const fetchAttempts = () =>
    new Promise<void>((resolve) => {
      wordsArrive = resolve;
    });
  const shown = await renderApp(
    { ...signedIn, fetchAttempts, machines: { attempts } },
    { screens: () => home },
  );
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await shown.texts.need(['attempts']);
  await act(async () => wordsArrive());
  const { t } = shown.texts.i18n;
  return { ...shown, t };
}

describe('the outcome of an abandoned money request', () => {
  it('is shown above home until the borrower closes it', async () => {
    const { app, t } = await homeWith(async () => ({ outcome: 'taken', receipt }));
    const news = t('attempts:repaymentConfirm.taken');
    expect(await screen.findByText(news)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('attempts:close') }));
    await until(() => expect(screen.queryByText(news)).toBeNull());
    expect(app.interacted).toHaveBeenCalledOnce();
  });

  it('is fetched while an earlier outcome is open, and shown once that is closed', async () => {
    const reconciled = vi.fn<(kind: string) => void>();
    const { t } = await homeWith(
      async ({ intent: { baseline } }) => {
        reconciled(baseline.kind);
        return baseline.kind === 'applyOrder'
          ? { outcome: 'taken', receipt: { kind: 'applyOrder', loanOrderId: 'loan-9' } }
          : { outcome: 'taken', receipt };
      },
      [repayIntent, applyIntent],
    );
    const [first, second] = [t('attempts:repaymentConfirm.taken'), t('attempts:applyOrder.taken')];
    expect(await screen.findByText(first)).toBeVisible();
    await until(() =>
      expect(reconciled.mock.calls).toEqual([['repaymentConfirm'], ['applyOrder']]),
    );
    expect(screen.queryByText(second)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('attempts:close') }));
    expect(await screen.findByText(second)).toBeVisible();
    expect(screen.queryByText(first)).toBeNull();
  });

  it('is not shown before it is known', async () => {
    const reconciled = vi.fn<() => Promise<Reconciliation>>(() => new Promise(() => {}));
    const { t } = await homeWith(reconciled);
    await until(() => expect(reconciled).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: t('attempts:close') })).toBeNull();
  });
});
