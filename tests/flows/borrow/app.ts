import type { BorrowPorts } from '#machines/borrow/ports.ts';
import { choiceOf } from '#machines/borrow/choice.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { limit, offerFor, termsOn } from '#machines/samples/loans.ts';

export const app: AppFlow<'borrow', BorrowPorts> = {
  ports: ({ port }) => ({
    loadLimit: port('loadLimit', () => ({
      limit: gives(limit()),
      nothingAvailable: gives(limit({ availableLimit: 0 })),
      expired: gives(limit({ closed: { reason: 'expired' } })),
      ...serverFailures,
    })),
    priceLoan: port('priceLoan', (choice) => ({
      priced: gives(offerFor(choice)),
      ...serverFailures,
    })),
    previewAgreement: port('previewAgreement', (choice) => ({
      agreement: gives(termsOn(offerFor(choice))),
      ...serverFailures,
    })),
    showFirstGuide: () => undefined,
  }),
  key: ({ context: { limit: seen, draft, offer, agreementRead, ticked, resumeAt } }) => [
    seen?.quota.availableLimit,
    seen?.quota.closed?.reason,
    seen && choiceOf(draft, seen.quota) !== undefined,
    offer !== null,
    agreementRead,
    ticked,
    resumeAt,
  ],
  recordKey: ({ step }) => step,
};
