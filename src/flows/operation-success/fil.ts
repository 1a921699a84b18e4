import type en from './en.ts';

export default {
  titles: {
    operationSuccess: 'Rollover o restructure',
    moreTime: 'May dagdag kayong panahon',
  },
  repayment: 'Tingnan kung ano ang due',
  loading: 'Nilo‑load kung ano ang nagawa',
  failed: 'Hindi na‑load ito',
  unavailable: 'Wala na ito rito',
  asOf: 'Noong {{time}}. Hindi kasama rito ang mga bayad pagkatapos noon.',
  toPay: 'Susunod na due',
  dueOn: 'Due sa {{day}}',
  loan: 'Loan',
  paid: 'Nabayaran ninyo',
  total: 'Babayaran pa sa kabuuan',
  payments: '{{number}} hulog',
  early: 'Puwede kayong magbayad nang maaga anumang oras.',
  rollover: {
    text: 'May bagong due date na kayo. Babayaran pa ang principal.',
    byPayment: 'Sapat ang bayad ninyo para dito.',
    receipt: 'Ang rollover ninyo',
    dueDate: 'Dating due date',
    newDueDate: 'Bagong due date',
    fee: 'Kasama rito ang rollover fee, non‑refundable',
    principal: 'Principal na babayaran pa',
  },
  restructure: {
    text: 'Ang balance ninyo ay bagong loan na ngayon, na may mga hulog.',
    receipt: 'Ang restructure ninyo',
    newLoan: 'Bagong loan',
    oldLoan: 'Dating loan',
    fee: 'Kasama rito ang restructure fee, non‑refundable',
    credit: 'Credit na nagamit',
  },
} satisfies typeof en;
