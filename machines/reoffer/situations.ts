import { day, hour } from '#domain/constants.ts';
import type { ReofferBenefits } from '#domain/credit/reoffer.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { now } from '#machines/samples/loans.ts';
import { benefits } from '#machines/samples/popups.ts';
import { pictured } from '#machines/walk/situation.ts';

const offers = (name: string, purpose: string, changes: Partial<ReofferBenefits>): Situation =>
  pictured(name, purpose, 'any/checkReoffer=waits/getReofferPopup=own', {
    getReofferPopup: gives({ benefits: benefits(changes) }),
  });

export const situations: readonly Situation[] = [
  offers('daysLeft', 'A higher limit for two days more', {
    higherLimit: {
      before: 10_000,
      after: 12_000,
      temporaryCredit: 2_000,
      expiresAt: now + 2 * day + 3 * hour,
    },
    lowerInterest: null,
    extraDays: null,
    total: { loanAmount: 5_000, before: 5_300, after: 5_300 },
  }),
  offers('hoursLeft', 'Lower interest for some hours more', {
    higherLimit: null,
    lowerInterest: { before: 2_000, after: 1_600, expiresAt: now + 5 * hour },
    extraDays: null,
  }),
];
