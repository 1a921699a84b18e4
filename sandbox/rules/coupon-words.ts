import type { Language } from '#domain/language.ts';

const en = { oneLoan: 'Lowers the interest of one loan.' };

/** The permitted use of a coupon. `couponWords` has the texts. */
export type CouponRule = keyof typeof en;

export const couponWords: Record<Language, Record<CouponRule, string>> = {
  en,
  fil: { oneLoan: 'Bawas sa interest ng isang loan.' },
};
