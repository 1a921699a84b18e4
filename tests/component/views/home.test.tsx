import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { creditStatus } from '#domain/credit-order.ts';
import type { Homepage } from '#domain/home.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { previewHome } from './preview/home.tsx';
import { expectSaid, present, press, type Said } from './preview/present.tsx';
import { credit, homepage, loan, usedUp } from './preview/samples.ts';
import { answer, failing, silent } from './preview/previewed.tsx';

const showing = (changes: Partial<Homepage>): Partial<HomePorts> => ({
  getHomepageData: answer(homepage(changes)),
});
const title = 'Hello, Maria Santos';

const states: [string, Partial<HomePorts>, Said][] = [
  ['loading', { getHomepageData: silent }, { title, says: ['Customer service'] }],
  [
    'failed',
    { getHomepageData: failing() },
    { title, says: ['Your page did not load', 'No connection.', 'Try again'] },
  ],
  ['no credit', showing({ credit: null, quota: null }), { title, says: ['Apply now'] }],
  [
    'an unfinished application',
    showing({ credit: credit(creditStatus.workInfo), quota: null }),
    { title, says: ['Finish your application', 'Continue'] },
  ],
  [
    'under review',
    showing({ credit: credit(creditStatus.reviewing), quota: null }),
    { title, says: ['Your application is under review'] },
  ],
  [
    'rejected',
    showing({ credit: credit(creditStatus.rejected), quota: null }),
    { title, says: ['Not approved this time'] },
  ],
  ['a limit', showing({}), { title, says: ['₱10,000.00', 'Valid until Feb 18, 2027', 'Borrow'] }],
  [
    'a limit used up',
    showing({ quota: usedUp }),
    { title, says: ['Your limit is used up.', 'See my limit'] },
  ],
  [
    'a limit expired',
    showing({ credit: credit(creditStatus.approved, { expired: true }) }),
    { title, says: ['This limit has expired.', 'Renew my limit'] },
  ],
];

describe('home', () => {
  it.each(states)('says what holds: %s', async (_, world, said) => {
    await present(await previewHome(world));
    expectSaid(said);
  });

  it('names the status of every loan in words', async () => {
    const loans = Object.values(loanStatus).map((status) => loan(status));
    await present(await previewHome(showing({ loans })), 'fil');
    const section = within(screen.getByRole('region', { name: 'Mga loan ninyo' }));
    for (const status of [
      'Inihahanda',
      'Nire-review',
      'Hindi naaprubahan',
      'Parating na',
      'Kinansela',
      'Hindi naipadala',
      'Binabayaran',
      'Overdue',
      'Bayad na',
    ]) {
      expect(section.getByText(status)).toBeVisible();
    }
    expectSaid({ title: 'Kumusta, Maria Santos', says: ['May padalang hindi natuloy'] });
  });

  it('puts what is late first, with its fee, and opens it', async () => {
    const loans = [loan(loanStatus.repaying), loan(loanStatus.overdue)];
    const previewed = await previewHome(showing({ loans }));
    const hands = await present(previewed);
    expect(
      screen.getAllByRole('button', { name: /^Repay/ }).map((each) => each.textContent),
    ).toEqual(['Repay ₱5,344.00', 'Repay ₱5,300.00']);
    expectSaid({ title, says: ['5 days overdue', 'Due Dec 20, 2026 · 30 days left'] });
    await hands.click(press('Repay ₱5,344.00'));
    expect(previewed.sent).toEqual([{ type: 'loan.opened', loanOrderId: 'L-75' }]);
  });

  it('tells what the native app must do, until it is understood', async () => {
    const world = {
      ...showing({ credit: null, quota: null }),
      openNativePage: answer({ opened: false }),
    };
    const previewed = await previewHome(world);
    const hands = await present(previewed);
    await hands.click(press('Apply now'));
    expect(await screen.findByRole('dialog', { name: 'The Hiram app is needed' })).toBeVisible();
    await hands.click(press('I understand'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(previewed.sent).toEqual([{ type: 'credit.applied' }, { type: 'notice.closed' }]);
  });

  it('keeps what it showed when a refresh fails, and says so', async () => {
    let calls = 0;
    const getHomepageData = () => {
      calls += 1;
      return calls === 1 ? answer(homepage())() : failing()();
    };
    const hands = await present(await previewHome({ getHomepageData }));
    await hands.click(press('Refresh'));
    await screen.findByText(/What you see may be out of date\./);
    expectSaid({ title, says: ['₱10,000.00'] });
  });

  it('leads to help, texts, the other language and out', async () => {
    const previewed = await previewHome();
    const hands = await present(previewed);
    for (const name of ['Customer service', 'Log out', 'Filipino']) await hands.click(press(name));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'logout.requested' },
      { type: 'language.chosen', language: 'fil' },
    ]);
  });
});
