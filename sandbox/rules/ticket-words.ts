import { hour } from '#domain/constants.ts';
import type { Language } from '#domain/language.ts';

/** Milliseconds until the lender's answer, and the working days that the app promises. */
export const serviceTimes = { answerAfter: 4 * hour, promisedWorkingDays: 2 } as const;

export const ticketWords: Record<Language, { looking: string }> = {
  en: {
    looking:
      'Thank you for telling us. A person is looking into it and will write to you here. Please keep your receipts.',
  },
  fil: {
    looking:
      'Salamat po sa pagsabi sa amin. Tinitingnan na ito ng customer service agent at sasagutin kayo rito. Itabi po ang mga resibo ninyo.',
  },
};
