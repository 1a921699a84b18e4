import { expect } from '@playwright/test';
import * as v from 'valibot';
import { documentKinds } from '#domain/credit/credit-order.ts';
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
  operations: v.array(
    v.object({
      restructureOrderId: v.optional(Id),
      kind: v.string(),
      state: v.string(),
      consent: v.unknown(),
    }),
  ),
  serviceFeePayments: v.array(v.object({ loanOrderId: Id, amount: Pesos })),
  accountChanges: v.array(v.object({ changedAt: v.number() })),
  applications: v.array(v.object({ creditOrderId: Id, status: v.number() })),
  requests: v.array(v.object({ method: v.string(), copies: v.number() })),
  events: v.array(v.object({ kind: v.string() })),
  tickets: v.array(v.object({ ticketNumber: v.string() })),
});
export type Ledger = v.InferOutput<typeof Ledger>;

const Faults = v.array(v.object({ times: v.number() }));
type FaultInput = { method: string; kind: string; times?: number; delayMs?: number | undefined };

/** The browser repeats a request whose reused connection breaks, so each copy must fail. */
export const everyCopy = 20;

const answers = {
  basicInfo: { fullName: 'Maria Santos', birthDate: '1994-06-12' },
  workInfo: { monthlyIncome: '24000' },
  emergencyContact: { contactName: 'Jose Santos', contactMobile: '09181234567' },
  identityAuth: { idType: 'PhilSys ID', idNumber: '1234-5678-9012-3456' },
  bindBankCard: { accountType: '90005', holder: 'Maria Santos', accountNumber: '09171234567' },
} as const;

/** The control API (`sandbox/docs/control-api.md`) and the native forms. */
export function createSandbox(origin: string) {
  const control = controlClient(origin);
  const wire = wireClient(origin);

  async function form(mobile: string, name: string, given: Record<string, string>) {
    const { answer } = await control.ask('POST', 'native/forms', {
      mobile,
      form: name,
      answers: given,
    });
    return v.parse(v.object({ creditOrderId: v.string(), status: v.number() }), answer);
  }

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
    /** Adds a fault; returns a function that waits until the fault has occurred. */
    async strike(borrower: MadeBorrower, fault: FaultInput): Promise<() => Promise<void>> {
      const { times = 1 } = fault;
      await control.fault(borrower, fault);
      return () =>
        expect
          .poll(async () => {
            const query = `mobile=${encodeURIComponent(borrower.mobile)}`;
            const waiting = v.parse(Faults, (await control.ask('GET', `faults?${query}`)).answer);
            return waiting.reduce((sum, one) => sum + one.times, 0);
          })
          .toBeLessThan(times);
    },
    heal: ({ mobile }: Pick<MadeBorrower, 'mobile'>) =>
      control.ask('DELETE', `faults?mobile=${encodeURIComponent(mobile)}`),
    async code(borrower: MadeBorrower): Promise<string> {
      const [newest] = await control.sms(borrower);
      if (!newest?.code) throw new Error('there is no SMS with a code');
      return newest.code;
    },
    /** Ends the borrower's session on this phone. */
    async logInElsewhere({ username, password }: MadeBorrower): Promise<void> {
      await wire.call('login', { username, password });
    },
    async applyForLimit({ mobile }: MadeBorrower, token: string): Promise<void> {
      let creditOrderId = '';
      for (const [name, given] of Object.entries(answers)) {
        ({ creditOrderId } = await form(mobile, name, given));
      }
      for (const kind of documentKinds) {
        const file = new File([kind], `${kind}.png`, { type: 'image/png' });
        const call = { method: 'genericFileUpload', data: { creditOrderId, kind } };
        const { code, msg } = await wire.upload(call, [file], { token });
        if (code !== 0) throw new Error(`${kind}: ${code} ${msg}`);
      }
      await form(mobile, 'submit', {});
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
export type { MadeBorrower as Borrower };
