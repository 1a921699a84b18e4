import { seedBanks } from '#domain/account/banks.ts';
import { type CreditStatus, creditStatus, type DocumentKind } from '#domain/credit/credit-order.ts';
import { payoutMethod, payoutMethodNames } from '#domain/payments/payout-methods.ts';

/** The steps of the native credit application, in order (S4, statuses 10 to 15). */
export const steps = [
  'basicInfo',
  'workInfo',
  'emergencyContact',
  'identityAuth',
  'bindBankCard',
  'submit',
] as const;
export type Step = (typeof steps)[number];

export type Values = Readonly<Record<string, string | undefined>>;

type Field = {
  name: string;
  label: string;
  sample: string;
  kind?: 'text' | 'date' | 'tel';
  options?: readonly { value: string; label: string }[];
};

const banks = seedBanks.filter(({ active }) => active);
const methods = Object.entries(payoutMethodNames).map(([value, label]) => ({ value, label }));

type Form = { title: string; lead: string; fields: readonly Field[] };

/** The questions whose answers the lender reads. */
export const forms: Readonly<Record<Step, Form>> = {
  basicInfo: {
    title: 'About you',
    lead: 'Sample answers are filled in. Change them or tap Next.',
    fields: [
      { name: 'fullName', label: 'Full name', sample: 'Maria Santos' },
      { name: 'birthDate', label: 'Date of birth', sample: '1994-06-12', kind: 'date' },
    ],
  },
  workInfo: {
    title: 'Your work',
    lead: 'What you earn decides your limit.',
    fields: [{ name: 'monthlyIncome', label: 'Monthly income in pesos', sample: '24000' }],
  },
  emergencyContact: {
    title: 'Emergency contact',
    lead: 'Someone to call if we cannot reach you. They are never asked to pay.',
    fields: [
      { name: 'contactName', label: 'Name', sample: 'Jose Santos' },
      { name: 'contactMobile', label: 'Mobile number', sample: '09181234567', kind: 'tel' },
    ],
  },
  identityAuth: {
    title: 'Your identity',
    lead: 'Eight sample pictures are ready. Next uploads them and looks at your face.',
    fields: [
      { name: 'idType', label: 'ID type', sample: 'PhilSys ID' },
      { name: 'idNumber', label: 'ID number', sample: '1234-5678-9012-3456' },
    ],
  },
  bindBankCard: {
    title: 'Where the money goes',
    lead: 'An account in your own name.',
    fields: [
      {
        name: 'accountType',
        label: 'Payout method',
        sample: String(payoutMethod.gcash),
        options: methods,
      },
      {
        name: 'bankCode',
        label: 'Bank, of a bank account',
        sample: 'BDO',
        options: banks.map(({ code, name }) => ({ value: code, label: name })),
      },
      { name: 'holder', label: 'Account holder', sample: 'Maria Santos' },
      { name: 'accountNumber', label: 'Account number', sample: '09171234567' },
    ],
  },
  submit: {
    title: 'Ready to send',
    lead: 'We look at your application right after you send it.',
    fields: [],
  },
};

export const pictureNames: Readonly<Record<DocumentKind, string>> = {
  idFront: 'ID, front',
  idBack: 'ID, back',
  selfie: 'Selfie',
  selfieWithId: 'Selfie with ID',
  proofOfAddress: 'Proof of address',
  proofOfIncome: 'Payslip',
  employmentId: 'Company ID',
  signature: 'Signature',
};

export const sampleValues: Values = Object.fromEntries(
  Object.values(forms).flatMap(({ fields }) => fields.map(({ name, sample }) => [name, sample])),
);

/** A status outside those of the steps, or none, starts at the first step. */
export function stepOf(status: CreditStatus | null): Step {
  const index = status === null ? 0 : status - creditStatus.basicInfo;
  return steps[index] ?? 'basicInfo';
}

export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
