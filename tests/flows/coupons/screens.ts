import type { ContextFrom } from 'xstate';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { couponsMachine } from '#machines/coupons/coupons.machine.ts';
import { type FlowScreens, over } from '#tests/model/screens/screens.ts';
import { failedShows } from '#tests/model/screens/shared.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof couponsMachine>;

async function shown(ui: Ui, { coupons, list }: Context): Promise<void> {
  await ui.title(ui.t('title:coupons'));
  await ui.lacks(ui.t('coupons:failed'), ui.t('coupons:loading'));
  if (!coupons) throw new Error('the coupons are missing');
  const offersLimit = await ui.offers('button', ui.t('coupons:limit'));
  if (offersLimit !== coupons.available.length > 0) {
    throw new Error('the limit is offered exactly with a coupon to use there');
  }
  if (coupons[list].length === 0) {
    const none = list === 'available' ? 'noneAvailable' : 'noneUnavailable';
    await ui.reads(ui.t(`coupons:${none}.title`));
  }
  for (const { amount } of coupons[list]) await ui.reads(formatPeso(amount));
  const other = list === 'available' ? coupons.unavailable : coupons.available;
  await ui.lacks(...other.map(({ amount }) => formatPeso(amount)));
  if (list === 'available') {
    for (const { givenBackBy, waitsForAccount } of coupons.available) {
      const words = waitsForAccount ? 'waitsForAccount' : 'givenBack';
      if (givenBackBy) await ui.reads(ui.t(`coupons:${words}`, { loan: givenBackBy }));
    }
    return;
  }
  for (const { reason, loanNumber, expiresOn } of coupons.unavailable) {
    const day = formatDay(expiresOn, ui.language);
    if (loanNumber) await ui.reads(ui.t(`coupons:reasons.${reason}`, { loan: loanNumber, day }));
  }
}

export const screens: FlowScreens<typeof couponsMachine> = {
  gestures: {
    'nav.back': ['button', 'common:back'],
    'list.chosen': (ui, { list }, { coupons }) =>
      ui.tap('tab', ui.t(`coupons:${list}`, { count: coupons?.[list].length ?? 0 })),
  },
  shows: {
    loading: { title: 'title:coupons', reads: 'coupons:loading' },
    failed: failedShows('coupons:failed'),
    'showing.fresh': shown,
    'showing.refreshing': shown,
    'showing.stale': [shown, { button: 'common:retry' }],
    left: over,
  },
};
