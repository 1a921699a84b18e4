import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lazyPopups, popupTexts } from '#app/popups/popups-code.ts';
import { providePopups } from '#app/popups/provider.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import type { AtHome } from '#machines/home/ports.ts';
import { coupon, now } from '#machines/samples/loans.ts';
import { standing, windows } from '#machines/samples/popups.ts';
import { nothingKnown, unwatched } from '#machines/samples/watch.ts';
import { actor } from '#machines/shared/ports.ts';
import { unexpected } from '#tests/unit/app/running-root.ts';
import { renderApp, signedIn } from './render-app.tsx';

const home = homeMachine.provide({
  actors: {
    watchAttempts: unwatched,
    watchLastKnown: nothingKnown,
    getHomepageData: actor(
      async (): Promise<AtHome> => ({ credit: null, quota: null, loans: [], receivedAt: now }),
    ),
    openNativePage: actor(async (): Promise<{ opened: boolean }> => ({ opened: false })),
  },
});

const popupsAfter = (allowed: Promise<void>) =>
  providePopups({
    loanWindowConfig: async () => {
      await allowed;
      return windows({ reoffer: false, rating: false });
    },
    lookAround: async () => standing(),
    getCouponPopup: async () => ({ coupons: [coupon], receivedAt: now }),
    keepCouponsShown: async () => undefined,
    readServerClock: async () => ({ now }),
    checkReoffer: unexpected,
    getReofferPopup: unexpected,
    keepReofferAnswered: unexpected,
    keepRatingAsked: unexpected,
    keepRatingDraft: unexpected,
    userSubmitRating: unexpected,
    openStore: unexpected,
  });

const dialogs = () => screen.queryAllByRole('dialog');

it('C4: a popup waits until the dialog of home is closed; back closes the dialog and not the popup', async () => {
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await lazyPopups.load();
  const { root, texts } = await renderApp({
    ...signedIn,
    fetchPopups: async () => undefined,
    machines: { home, popups: popupsAfter(allowed) },
  });
  await texts.need(popupTexts);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await act(async () => allow());
  expect(dialogs()).toHaveLength(1);
  expect(dialogs()[0]).not.toHaveTextContent('₱100.00');
  await act(async () => root.send({ type: 'nav.back' }));
  expect(dialogs()).toHaveLength(1);
  expect(dialogs()[0]).toHaveTextContent('₱100.00');
});
