import type { Language } from '#domain/language.ts';

const en = { oneLoan: 'Lowers the interest of one loan.' };

export type CouponRule = keyof typeof en;

export const couponWords: Record<Language, Record<CouponRule, string>> = {
  en,
  fil: { oneLoan: 'Bawas sa interest ng isang loan.' },
};
