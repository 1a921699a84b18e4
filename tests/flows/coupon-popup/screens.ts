import { formatPeso } from '#domain/peso.ts';
import type { couponPopupMachine } from '#machines/coupon-popup/coupon-popup.machine.ts';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

const nothing = (ui: Ui) => ui.lacks(ui.t('popups:coupon.title'));

export const screens: FlowScreens<typeof couponPopupMachine> = {
  gestures: {
    'nav.back': byPlatform,
    'coupons.opened': (ui) => ui.tap('button', ui.t('popups:coupon.open')),
    'popup.closed': (ui) => ui.tap('button', ui.t('popups:coupon.later')),
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
