import * as v from 'valibot';
import { CreditStatus } from '#domain/credit/credit-order.ts';
import { Id } from '#domain/primitives.ts';
import type { SaveInput } from '../phone/application.machine.ts';
import { ask } from './api.ts';
import type { Borrower } from './schemas.ts';

const Application = v.object({
  creditOrderId: Id,
  status: CreditStatus,
  uploadState: v.number(),
});

export const native = {
  application: ({ mobile }: Borrower, signal: AbortSignal) =>
    ask(`native/application?mobile=${encodeURIComponent(mobile)}`, Application, { signal }),
  save: async ({ borrower, step, answers }: SaveInput, signal: AbortSignal): Promise<void> => {
    await ask('native/forms', v.unknown(), {
      method: 'POST',
      body: { mobile: borrower.mobile, form: step, answers },
      signal,
    });
  },
};
