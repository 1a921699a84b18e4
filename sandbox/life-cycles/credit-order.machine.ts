import * as v from 'valibot';
import { setup } from 'xstate';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

export type CreditFacts = {
  filesComplete: boolean;
  creditworthy: boolean;
};

export const creditForms = [
  'basicInfo',
  'workInfo',
  'emergencyContact',
  'identityAuth',
  'bindBankCard',
] as const;
export type CreditForm = (typeof creditForms)[number];

export type CreditEvent =
  | { type: `${CreditForm}.given` }
  | { type: 'application.submitted' }
  | { type: 'limit.used' };

/** Life cycle of a credit order (S4). */
export const creditOrderMachine = setup({
  types: {
    context: {} as CreditFacts,
    input: {} as CreditFacts,
    events: {} as CreditEvent,
  },
  guards: {
    allFilesThere: ({ context }) => context.filesComplete,
    creditworthy: ({ context }) => context.creditworthy,
  },
  delays: { reviewTime: product.credit.reviewTime },
}).createMachine({
  id: 'creditOrder',
  description: 'A credit order from its first form to a used limit.',
  context: ({ input }) => input,
  initial: 'basicInfo',
  states: {
    basicInfo: {
      description: 'The form asks who the borrower is.',
      meta: { label: '10 basic info' },
      on: { 'basicInfo.given': 'workInfo' },
    },
    workInfo: {
      description: 'The form asks for work and income.',
      meta: { label: '11 work info' },
      on: { 'workInfo.given': 'emergencyContact' },
    },
    emergencyContact: {
      description: 'The form asks for a person to call.',
      meta: { label: '12 emergency contact' },
      on: { 'emergencyContact.given': 'identityAuth' },
    },
    identityAuth: {
      description: 'The form asks for an identity document and a face.',
      meta: { label: '13 identity' },
      on: { 'identityAuth.given': 'bindBankCard' },
    },
    bindBankCard: {
      description: 'The form asks for the payout account.',
      meta: { label: '14 bank card' },
      on: { 'bindBankCard.given': 'waitSubmit' },
    },
    waitSubmit: {
      description: 'The forms are complete; the borrower submits them.',
      meta: { label: '15 waiting to be submitted' },
      on: { 'application.submitted': { guard: 'allFilesThere', target: 'reviewing' } },
    },
    reviewing: {
      description: 'The lender decides on a limit.',
      meta: { label: '16 under approval' },
      after: {
        reviewTime: [{ guard: 'creditworthy', target: 'approved' }, { target: 'rejected' }],
      },
    },
    approved: {
      description: 'The lender grants a limit.',
      meta: { label: '17 approved' },
      on: { 'limit.used': 'finished' },
    },
    rejected: {
      description: 'No limit; the borrower can apply again after the freeze.',
      meta: { label: '18 rejected' },
      type: 'final',
    },
    finished: {
      description: 'A loan was paid out on the limit, which stays open.',
      meta: { label: '19 finished' },
      type: 'final',
    },
  },
});

/** The states have the names of the statuses (S4). */
export type CreditState = keyof typeof creditStatus;
const CreditState = v.custom<CreditState>(
  (state) => typeof state === 'string' && state in creditStatus,
);

export const creditLife = lifeCycleOf(creditOrderMachine, CreditState);
