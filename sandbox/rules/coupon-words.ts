import type { Language } from '#domain/language.ts';

export const couponWords: Record<Language, { oneLoan: string }> = {
  en: { oneLoan: 'Lowers the interest of one loan.' },
  fil: { oneLoan: 'Bawas sa interest ng isang loan.' },
};
