import { hour } from '#domain/constants.ts';
import type { Language } from '#domain/language.ts';

/** Within so long customer service answers what was written; a promise of so many working days. */
export const serviceTimes = { answerAfter: 4 * hour, promisedWorkingDays: 2 } as const;

/** What customer service answers by itself to something new. */
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
