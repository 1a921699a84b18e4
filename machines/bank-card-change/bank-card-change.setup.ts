import { assign, sendTo, setup } from 'xstate';
import { type BankCardForm, checkBankCardChange } from '#domain/account/bank-card.ts';
import type { BankCardStanding } from '#domain/account/bank-card-standing.ts';
import type { Failure } from '#domain/failure.ts';
import type { Location } from '#domain/pages.ts';
import type { MoneyIntent, MoneyRequest } from '#domain/money.ts';
import { isWallet, type PayoutMethod } from '#domain/payments/payout-methods.ts';
import { type CodeReason, parseSmsCode } from '#domain/account/sms-code.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import {
  type MoneyEvent,
  type MoneyOutcome,
  receiptOf,
} from '#machines/money-action/money-action.setup.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';
import { outcomeIs } from '#machines/shared/outcome.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { changedFrom, type Changed } from './changed.ts';
import {
  type CardFaults,
  emptyForm,
  faultsOf,
  refusedAt,
  type TypedField,
  without,
} from './form.ts';
import type { BankCardChangePorts, CardStanding, FaceResult } from './ports.ts';

/** `loanOrderId`: the order with the failed or repeated payout; null without one. */
export type BankCardChangeOutcome = { type: 'left'; loanOrderId: string | null };

export type BankCardChangeInput = {
  userKey: string;
  /** The borrower's own mobile, `+639…`, the only receiver of the codes. */
  mobile: string;
  intent: MoneyIntent<'changeBankCard'> | null;
};

export type CardProblem = MoneyProblem | { type: 'face'; result: Exclude<FaceResult, 'passed'> };

export type BankCardChangeContext = BankCardChangeInput & {
  known: CardStanding | null;
  code: string;
  codeReason: CodeReason | null;
  codeGiven: boolean;
  /** Kept only in memory; null without a known account, and after the change. */
  form: BankCardForm | null;
  faults: CardFaults;
  bankQuery: string;
  faceChecked: boolean;
  problem: CardProblem | null;
  changed: Changed | null;
  failure: Failure | null;
  outcome: BankCardChangeOutcome | null;
};

export type BankCardChangeEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.requested' }
  | { type: 'code.submitted' }
  | { type: 'method.chosen'; method: PayoutMethod }
  | { type: 'banks.opened' }
  | { type: 'banks.closed' }
  | { type: 'banks.searched'; query: string }
  | { type: 'bank.chosen'; bankCode: string }
  | { type: 'entry.changed'; field: TypedField; value: string }
  | { type: 'change.requested' }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' }
  | { type: 'change.acknowledged' }
  | { type: 'check.requested' };

type Context = BankCardChangeContext;

export const cardIn = ({ known }: Pick<Context, 'known'>): BankCardStanding =>
  required(known?.bankCard, 'payout account');

const formIn = ({ form }: Pick<Context, 'form'>): BankCardForm => required(form, 'form');

/** The request is normalised by the rules of S5. Throws if the change is incomplete. */
export function requestIn(context: Context): MoneyRequest<'changeBankCard'> {
  const checked = checkBankCardChange(formIn(context), cardIn(context).account);
  const code = parseSmsCode(context.code);
  if (!checked.ok || !code.ok) throw new Error('the change is incomplete');
  const { faceChecked } = context;
  return { kind: 'changeBankCard', smsCode: code.value, faceChecked, ...checked.value };
}

const codeComplete = ({ code }: Context): boolean => parseSmsCode(code).ok;

export function isClosed({ bankCard, inApp }: CardStanding): boolean {
  return bankCard === null || bankCard.closed !== null || (bankCard.needsFaceCheck && !inApp);
}

export const bankCardChangeSetup = setup({
  types: {
    context: {} as BankCardChangeContext,
    children: {} as { moneyAction: 'moneyAction'; smsCode: 'smsCode' },
    events: {} as BankCardChangeEvent,
    input: {} as BankCardChangeInput,
    output: {} as BankCardChangeOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    moneyAction: moneyActionMachine,
    smsCode: smsCodeMachine,
    operationConfig: port<BankCardChangePorts['operationConfig']>('operationConfig'),
    checkFaceVerification:
      port<BankCardChangePorts['checkFaceVerification']>('checkFaceVerification'),
  },
  actions: {
    keepStanding: assign(({ context }, { output }: { output: CardStanding }) => ({
      known: output,
      codeGiven: context.codeGiven && !isClosed(output),
      form: context.form ?? (output.bankCard && emptyForm(output.bankCard, output.banks)),
      failure: null,
    })),
    keepFailure: assign(failureFrom),
    keepCode: assign((_, { code }: { code: string }) => ({ code, codeReason: null })),
    clearCodeReason: assign({ codeReason: null }),
    explainCode: assign(({ context }) => {
      const checked = parseSmsCode(context.code);
      return { codeReason: checked.ok ? null : checked.reason };
    }),
    orderCode: sendTo('smsCode', ({ context: { mobile } }) => ({ type: 'code.ordered', mobile })),
    giveCode: assign({ codeGiven: true, codeReason: null }),
    takeCodeBack: assign({ codeGiven: false, problem: null }),
    keepMethod: assign(({ context }, { method }: { method: PayoutMethod }) => ({
      form: { ...formIn(context), accountType: method },
      faults: {},
      problem: null,
    })),
    searchBanks: assign((_, { query }: { query: string }) => ({ bankQuery: query })),
    clearSearch: assign({ bankQuery: '' }),
    keepBank: assign(({ context }, { bankCode }: { bankCode: string }) => {
      const faults = without(context.faults, 'bankCode');
      return { form: { ...formIn(context), bankCode }, faults, problem: null };
    }),
    keepEntry: assign(({ context }, { field, value }: { field: TypedField; value: string }) => {
      const faults = without(context.faults, field);
      return { form: { ...formIn(context), [field]: value }, faults, problem: null };
    }),
    explainForm: assign(({ context }) => ({
      faults: faultsOf(formIn(context), cardIn(context).account) ?? {},
      problem: null,
    })),
    clearProblems: assign({ faults: {}, problem: null }),
    keepFace: assign({ faceChecked: true }),
    explainFace: assign((_, { output: { result } }: { output: { result: FaceResult } }) => ({
      problem: result === 'passed' ? null : { type: 'face' as const, result },
    })),
    explain: assign((_, problem: MoneyProblem) => {
      const at = problem.type === 'refused' ? refusedAt(problem.failure) : null;
      if (at === null) return { problem };
      return 'code' in at
        ? { code: '', codeReason: at.code, codeGiven: false }
        : { faults: at.faults };
    }),
    forgetIntent: assign({ intent: null }),
    /** The typed numbers and the code are dropped, not stored. */
    keepChanged: assign(({ context: { form } }, { output }: { output: MoneyOutcome }) => ({
      changed: changedFrom(receiptOf('changeBankCard', output), form),
      form: null,
      code: '',
    })),
    /** Stores the masked account from before the change (S3: oldLimitBank); provided by the app. */
    rememberOldAccount: (_args, _params: { maskedNumber: string }) => {},
    tellMoney: sendTo('moneyAction', (_, event: MoneyEvent) => event),
    leave: assign(({ context: { known, changed } }) => ({
      outcome: {
        type: 'left' as const,
        loanOrderId: changed ? changed.resentLoanOrderId : (known?.bankCard?.failedPayout ?? null),
      },
    })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    changeClosed: ({ context }) => isClosed(required(context.known, 'standing')),
    codeGiven: ({ context }) => context.codeGiven,
    codeComplete: ({ context }) => codeComplete(context),
    formReachable: ({ context }, { location }: { location: Location }) =>
      location.page === 'modifyBankCard' && codeComplete(context),
    bankNeeded: ({ context }) => !isWallet(formIn(context).accountType),
    formComplete: ({ context }) => faultsOf(formIn(context), cardIn(context).account) === null,
    faceNeeded: ({ context }) => cardIn(context).needsFaceCheck && !context.faceChecked,
    facePassed: (_, { output }: { output: { result: FaceResult } }) => output.result === 'passed',
    accountChanged: outcomeIs<MoneyOutcome>('done'),
  },
});
