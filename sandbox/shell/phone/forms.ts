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

export type Values = Readonly<Record<string, string>>;

export type Field = {
  name: string;
  label: string;
  sample: string;
  kind?: 'text' | 'date' | 'tel' | 'digits';
  options?: readonly { value: string; label: string }[];
};

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const banks = seedBanks.filter(({ active }) => active);
const methods = Object.entries(payoutMethodNames).map(([value, label]) => ({ value, label }));

export const forms: Readonly<
  Record<Step, { title: string; lead: string; fields: readonly Field[] }>
> = {
  basicInfo: {
    title: 'About you',
    lead: 'Sample answers are filled in. Change them or tap Next.',
    fields: [
      { name: 'fullName', label: 'Full name', sample: 'Maria Santos' },
      { name: 'birthDate', label: 'Date of birth', sample: '1994-06-12', kind: 'date' },
      {
        name: 'gender',
        label: 'Gender',
        sample: 'Female',
        options: choices('Female', 'Male', 'Prefer not to say'),
      },
      {
        name: 'civilStatus',
        label: 'Civil status',
        sample: 'Single',
        options: choices('Single', 'Married', 'Widowed', 'Separated'),
      },
      { name: 'address', label: 'Home address', sample: '24 Mabini Street, Quezon City' },
    ],
  },
  workInfo: {
    title: 'Your work',
    lead: 'What you earn decides your limit.',
    fields: [
      {
        name: 'employment',
        label: 'Employment',
        sample: 'Employed',
        options: choices('Employed', 'Self-employed', 'Overseas worker', 'Student'),
      },
      { name: 'employer', label: 'Employer', sample: 'Santos Bakery' },
      { name: 'monthlyIncome', label: 'Monthly income in pesos', sample: '24000', kind: 'digits' },
      {
        name: 'payDay',
        label: 'Pay day',
        sample: '15th and 30th',
        options: choices('15th and 30th', 'Weekly', 'Monthly'),
      },
    ],
  },
  emergencyContact: {
    title: 'Emergency contact',
    lead: 'Someone to call if we cannot reach you. They are never asked to pay.',
    fields: [
      { name: 'contactName', label: 'Name', sample: 'Jose Santos' },
      {
        name: 'relation',
        label: 'Relation',
        sample: 'Sibling',
        options: choices('Parent', 'Sibling', 'Spouse', 'Friend', 'Colleague'),
      },
      { name: 'contactMobile', label: 'Mobile number', sample: '09181234567', kind: 'tel' },
    ],
  },
  identityAuth: {
    title: 'Your identity',
    lead: 'Eight sample pictures are ready. Next uploads them and looks at your face.',
    fields: [
      {
        name: 'idType',
        label: 'ID type',
        sample: 'PhilSys ID',
        options: choices('PhilSys ID', 'UMID', 'Passport', "Driver's licence"),
      },
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
        label: 'Bank',
        sample: 'BDO',
        options: banks.map(({ code, name }) => ({ value: code, label: name })),
      },
      { name: 'holder', label: 'Account holder', sample: 'Maria Santos' },
      { name: 'accountNumber', label: 'Account number', sample: '09171234567', kind: 'digits' },
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

/** Wallets have no bank. */
export function fieldsOf(step: Step, values: Values): readonly Field[] {
  const isBank = values['accountType'] === String(payoutMethod.bank);
  return forms[step].fields.filter(({ name }) => name !== 'bankCode' || isBank);
}

export function answersOf(step: Step, values: Values): Values {
  return Object.fromEntries(fieldsOf(step, values).map(({ name }) => [name, values[name] ?? '']));
}

export function isAnswered(step: Step, values: Values): boolean {
  return fieldsOf(step, values).every(({ name }) => (values[name] ?? '').trim() !== '');
}

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
