import * as v from 'valibot';
import { LoanOrder } from '#domain/loans/loan-order.ts';
import { Id, Pesos } from '#domain/primitives.ts';
import {
  controlClient,
  type MadeBorrower,
  wireClient,
} from '#tests/contract/sandbox/wire-client.ts';

const Ledger = v.object({
  orders: v.array(LoanOrder),
  payments: v.array(v.object({ loanOrderId: Id, amount: Pesos })),
  operations: v.array(v.object({ kind: v.string() })),
  serviceFeePayments: v.array(v.object({ loanOrderId: Id, amount: Pesos })),
  accountChanges: v.array(v.object({ changedAt: v.number() })),
  requests: v.array(v.object({ method: v.string(), copies: v.number() })),
  events: v.array(v.object({ kind: v.string() })),
  tickets: v.array(v.object({ ticketNumber: v.string() })),
});
export type Ledger = v.InferOutput<typeof Ledger>;

/** The control API (`sandbox/docs/control-api.md`) and the native forms. */
export function createSandbox(origin: string) {
  const control = controlClient(origin);
  const wire = wireClient(origin);

  return {
    ...control,
    async ledger(who: { mobile: string; userId?: string }): Promise<Ledger> {
      // A deleted account has no mobile any more.
      const query = who.userId
        ? `userId=${who.userId}`
        : `mobile=${encodeURIComponent(who.mobile)}`;
      const { answer } = await control.ask('GET', `ledger?${query}`);
      return v.parse(Ledger, answer);
    },
    async code(borrower: MadeBorrower): Promise<string> {
      const [newest] = await control.sms(borrower);
      if (!newest?.code) throw new Error('there is no SMS with a code');
      return newest.code;
    },
    /** Ends the borrower's session on this phone. */
    async logInElsewhere({ username, password }: MadeBorrower): Promise<void> {
      await wire.call('login', { username, password });
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
export type { MadeBorrower as Borrower };
