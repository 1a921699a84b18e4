import type { Language } from '#domain/language.ts';

/** Every word of a loan agreement in one language. */
export type AgreementWords = {
  title: string;
  parties: (borrower: string, day: string) => string;
  termsTitle: string;
  loanAmount: string;
  processingFee: string;
  amountReceived: string;
  interestRate: string;
  interest: string;
  couponDiscount: string;
  term: string;
  days: (count: number) => string;
  account: string;
  scheduleTitle: string;
  scheduleHeadings: readonly string[];
  lateTitle: string;
  late: readonly string[];
  rightsTitle: string;
  rights: readonly string[];
  consentTitle: string;
  consent: string;
};

export const agreementWords: Record<Language, AgreementWords> = {
  en: {
    title: 'Loan Agreement',
    parties: (borrower, day) =>
      `Between Hiram, the lender, and ${borrower}, the borrower, made on ${day}.`,
    termsTitle: '1. Terms of the loan',
    loanAmount: 'Loan amount',
    processingFee: 'Processing fee, kept back when the money is sent',
    amountReceived: 'Amount received',
    interestRate: 'Interest rate a month of 30 days, on what is still owed',
    interest: 'Total interest, after coupons',
    couponDiscount: 'Taken off the interest by coupons',
    term: 'Term',
    days: (count) => `${count} days`,
    account: 'Account that receives the money',
    scheduleTitle: '2. Repayment schedule',
    scheduleHeadings: ['No.', 'Due date', 'Principal', 'Interest', 'To pay'],
    lateTitle: '3. Late payment',
    late: [
      'An amount that is late costs a penalty of 5% a month of 30 days, counted by the day.',
      'Interest, fees and penalties together never exceed the amount borrowed.',
      'If the money is sent on a later day, the due dates move by as many days.',
    ],
    rightsTitle: '4. Your rights',
    rights: [
      'You may pay early at any time.',
      'The processing fee is not refunded.',
      'You may complain to customer service, and to the Securities and Exchange Commission.',
      'Your data is used for this loan and as the Data Privacy Act allows.',
    ],
    consentTitle: '5. Electronic consent',
    consent:
      'By ticking the box and confirming, you agree to these terms. The version and the fingerprint of this text, the time and the language of your consent are kept.',
  },
  fil: {
    title: 'Kasunduan sa Pautang',
    parties: (borrower, day) =>
      `Sa pagitan ng Hiram, ang nagpapautang, at ni ${borrower}, ang nangungutang, ginawa noong ${day}.`,
    termsTitle: '1. Mga tuntunin ng utang',
    loanAmount: 'Halaga ng utang',
    processingFee: 'Processing fee, ibinabawas sa pagpapadala ng pera',
    amountReceived: 'Halagang matatanggap',
    interestRate: 'Interes kada buwan na 30 araw, sa natitirang utang',
    interest: 'Kabuuang interes, matapos ang mga kupon',
    couponDiscount: 'Bawas ng mga kupon sa interes',
    term: 'Tagal',
    days: (count) => `${count} araw`,
    account: 'Account na tatanggap ng pera',
    scheduleTitle: '2. Iskedyul ng pagbabayad',
    scheduleHeadings: ['Blg.', 'Takdang petsa', 'Prinsipal', 'Interes', 'Babayaran'],
    lateTitle: '3. Huling pagbabayad',
    late: [
      'Ang halagang nahuli ay may multang 5% kada buwan na 30 araw, binibilang kada araw.',
      'Ang interes, mga bayarin at multa ay hindi hihigit sa halagang hiniram.',
      'Kung mas huling araw ipinadala ang pera, uusog nang ganoon ding araw ang mga takdang petsa.',
    ],
    rightsTitle: '4. Ang iyong mga karapatan',
    rights: [
      'Maaari kang magbayad nang maaga anumang oras.',
      'Hindi naibabalik ang processing fee.',
      'Maaari kang magreklamo sa customer service at sa Securities and Exchange Commission.',
      'Ginagamit ang iyong datos para sa utang na ito at ayon sa Data Privacy Act.',
    ],
    consentTitle: '5. Elektronikong pagsang-ayon',
    consent:
      'Sa paglalagay ng tsek at pagkumpirma, sumasang-ayon ka sa mga tuntuning ito. Itinatago ang bersyon at fingerprint ng tekstong ito, at ang oras at wika ng iyong pagsang-ayon.',
  },
};
