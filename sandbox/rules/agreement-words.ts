import type { Language } from '#domain/language.ts';

const en = {
  parties: 'Between Hiram, the lender, and {{borrower}}, the borrower, made on {{day}}.',
  termsTitle: '1. Terms of the loan',
  loanAmount: 'Loan amount',
  processingFee: 'Processing fee, kept back when the money is sent',
  amountReceived: 'Amount received',
  interestRate: 'Interest rate a month of 30 days, on what is still owed',
  interest: 'Total interest, after coupons',
  couponDiscount: 'Taken off the interest by coupons',
  term: 'Term',
  freeDays: 'Days of the term without interest',
  days: '{{count}} days',
  account: 'Account that receives the money',
  /** Must name every charge that a loan can have. */
  charges:
    'Beside the interest and the processing fee, we charge only this: an overdue fee if an instalment is late, and the fee and interest of a rollover or a restructure if you choose one.',
  scheduleTitle: '2. Payment schedule',
  scheduleHeadings: ['Due date', 'To pay'] satisfies [string, string],
  parts: 'Principal {{principal}}, interest {{interest}}',
  /** Follows `parts` if an instalment contains an unpaid processing fee. */
  feePart: ', processing fee {{fee}}',
  lateTitle: '3. Late payment',
  late: [
    'An amount that is late costs an overdue fee of 5% a month of 30 days, counted by the day.',
    'Interest, processing fee and overdue fees together never exceed the amount borrowed.',
    'If the money is sent on a later day, the due dates move by as many days.',
  ],
  rightsTitle: '4. Your rights',
  rights: [
    'You may pay early at any time. If you pay everything early, you pay interest only up to that day, for at least one day.',
    'The processing fee is not refunded.',
    'You may complain to customer service, and to the Securities and Exchange Commission.',
    'Your data is used for this loan and as the Data Privacy Act allows.',
  ],
  consentTitle: '5. Electronic consent',
  consent:
    'By ticking the box and confirming, you agree to these terms. The version and the fingerprint of this text, the time and the language of your consent are kept.',
};

export const agreementWords: Record<Language, typeof en> = {
  en,
  fil: {
    parties:
      'Sa pagitan ng Hiram, ang lender, at ni {{borrower}}, ang borrower, ginawa noong {{day}}.',
    termsTitle: '1. Terms ng loan',
    loanAmount: 'Halaga ng loan',
    processingFee: 'Processing fee, ibabawas kapag ipinadala ang pera',
    amountReceived: 'Halagang matatanggap',
    interestRate: 'Interest rate kada buwan na 30 araw, sa natitirang balance',
    interest: 'Kabuuang interest, bawas na ang mga coupon',
    couponDiscount: 'Bawas sa interest dahil sa mga coupon',
    term: 'Term',
    freeDays: 'Mga araw ng term na walang interest',
    days: '{{count}} araw',
    account: 'Account na tatanggap ng pera',
    charges:
      'Bukod sa interest at processing fee, ito lang ang sinisingil namin: overdue fee kung late ang hulog, at ang fee at interest ng rollover o restructure kung pipili kayo nito.',
    scheduleTitle: '2. Schedule ng mga hulog',
    scheduleHeadings: ['Due date', 'Babayaran'],
    parts: 'Principal {{principal}}, interest {{interest}}',
    feePart: ', processing fee {{fee}}',
    lateTitle: '3. Kung late ang bayad',
    late: [
      'Ang halagang late ay may overdue fee na 5% kada buwan na 30 araw, binibilang kada araw.',
      'Ang interest, processing fee at mga overdue fee, kapag pinagsama, ay hindi lalampas sa halagang hiniram.',
      'Kung ipinadala ang pera pagkalipas ng ilang araw, uusog ang mga due date nang ganoon din karaming araw.',
    ],
    rightsTitle: '4. Ang mga karapatan ninyo',
    rights: [
      'Puwede kayong magbayad nang maaga anumang oras. Kung babayaran ninyo nang maaga ang lahat, interest lang hanggang sa araw na iyon ang babayaran ninyo, hindi bababa sa isang araw.',
      'Non‑refundable ang processing fee.',
      'Puwede kayong magreklamo sa customer service, at sa Securities and Exchange Commission.',
      'Ginagamit ang data ninyo para sa loan na ito, at ayon sa Data Privacy Act.',
    ],
    consentTitle: '5. Electronic consent',
    consent:
      'Kapag nag‑tick at nag‑confirm kayo, nag‑a‑agree kayo sa terms na ito. Itinatago ang version at fingerprint ng text na ito, at ang oras at wika ng consent ninyo.',
  },
};
