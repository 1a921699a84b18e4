import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lazyPopups } from '#app/popups/popups-code.ts';
import { popupsPorts, providePopups } from '#app/popups/provider.ts';
import { createTabRecords } from '#services/storage/tab-records.ts';
import { memoryArea, windowWith } from '#tests/model/app/memory-area.ts';
import { coupons } from '#machines/samples/loans.ts';
import { benefits, standing, windows } from '#machines/samples/popups.ts';
import { type Lender, phoneWith } from '#tests/unit/app/lender.ts';
import { until } from '#tests/until.ts';
import { renderApp, signedIn } from './render-app.tsx';

afterEach(cleanup);

const none = { rating: false, reoffer: false, coupon: false };

async function homeWith(lender: Lender) {
  const phone = phoneWith({ getHomepageData: standing().homepage, ...lender });
  const records = createTabRecords(windowWith(memoryArea()));
  const shell = { store: async () => ({ leaving: false }) };
  const popups = providePopups(popupsPorts({ ...phone.services, records, shell }));
  const fetchPopups = async () => {
    await lazyPopups.load();
  };
  const shown = await renderApp({ ...signedIn, fetchPopups, popups });
  await shown.texts.need(['popups']);
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  return { ...shown, ...phone };
}

describe('a popup of home', () => {
  it.each<[string, Lender]>([
    ['a rating', { loanWindowConfig: windows({ ...none, rating: true }) }],
    [
      'better terms',
      {
        loanWindowConfig: windows({ ...none, reoffer: true }),
        checkReoffer: { available: true },
        getReofferPopup: benefits(),
      },
    ],
    [
      'new coupons',
      { loanWindowConfig: windows({ ...none, coupon: true }), getCouponPopup: { coupons } },
    ],
  ])('appears above home, and can be closed: %s', async (_, lender) => {
    const { app } = await homeWith(lender);
    const popup = await screen.findByRole('dialog');
    const [close] = within(popup).getAllByRole('button', {
      name: /close|not now|no, thanks|later/i,
    });
    if (!close) throw new Error('the popup has no button to close it');
    await userEvent.click(close);
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.interacted).toHaveBeenCalledOnce();
  });

  it('disappears when an info page opens above home', async () => {
    const { root } = await homeWith({ loanWindowConfig: windows({ ...none, rating: true }) });
    await screen.findByRole('dialog');
    root.send({ type: 'location.requested', location: { page: 'agreement', query: {} } });
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
