import { formatPeso } from '#domain/peso.ts';
import type { couponPopupMachine } from '#machines/coupon-popup/coupon-popup.machine.ts';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';

const nothing = { lacks: 'popups:coupon.title' } as const;

export const screens: FlowScreens<typeof couponPopupMachine> = {
  gestures: {
    'nav.back': byPlatform,
    'coupons.opened': ['button', 'popups:coupon.open'],
    'popup.closed': ['button', 'popups:coupon.later'],
  },
  shows: {
    fetching: nothing,
    noting: nothing,
    async showing(ui, { coupons }) {
      await ui.dialog(ui.t('popups:coupon.title'));
      for (const { amount } of coupons) await ui.reads(formatPeso(amount));
    },
    opened: over,
    closed: over,
    expired: over,
    none: over,
  },
};
