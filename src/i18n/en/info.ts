export default {
  agreement: {
    done: 'Done reading',
    agreed: 'You agreed',
    fingerprint: 'Fingerprint (SHA‑256)',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copy Failed. It is marked: copy it by hand.',
    label: 'Text of the agreement',
    loading: 'Loading the agreement',
    failedTitle: 'The agreement did not load',
    failedText: 'This phone could not open it. Try again.',
    absentTitle: 'No agreement on this phone',
    absentText: 'You find the agreement of a loan where you review it, before you apply.',
  },
  service: {
    intro: 'How Hiram works with you, in plain words.',
    parts: [
      {
        title: 'What Hiram does',
        text: 'Hiram lends small amounts for a short time to people in the Philippines. You apply for a credit limit once, then choose an amount and a term, see every fee, and decide.',
      },
      {
        title: 'What it costs',
        text: 'Before you agree you see the amount you receive, the processing fee, the interest, the effective monthly rate and what you repay. Beside these, we charge only this: an overdue fee if an instalment is late, and the fee and interest of a rollover or a restructure if you choose one. The processing fee, the rollover fee and the restructure fee are not refundable.',
      },
      {
        title: 'Paying back',
        text: 'You repay on the due dates of your plan. You may repay early at any time. If you can’t pay, talk to us before the due date; there are ways to get more time.',
      },
      {
        title: 'What we ask of you',
        text: 'Give true information, keep your phone and your code to yourself, and tell us when your account changes. One person uses one account.',
      },
      {
        title: 'Complaints',
        text: 'Customer service answers every complaint and gives it a number. You may also turn to the Securities and Exchange Commission.',
      },
    ],
  },
  privacy: {
    intro: 'What we know about you, why, and what you can do about it (RA 10173).',
    parts: [
      {
        title: 'What we collect',
        text: 'Your name, mobile number, ID, a selfie, your work and one contact person, the account that receives your money, and what you do in the app. We ask for each when it is needed, not before.',
      },
      {
        title: 'What we do with it',
        text: 'We decide on your application, pay out and collect loans, keep your account safe and obey the law. In our statistics your number appears only as a code.',
      },
      {
        title: 'Who sees it',
        text: 'The bank or e-wallet that moves your money, and authorities where the law says so. We do not sell your data, and we do not contact the people in your phone book.',
      },
      {
        title: 'How long we keep it',
        text: 'As long as you have a loan, and afterwards as long as the law requires. Then it is erased.',
      },
      {
        title: 'Your rights',
        text: 'You can see your data, correct it, take it with you, object, and have it erased once your loans are paid. Write to customer service or to the National Privacy Commission.',
      },
    ],
  },
  deleted: {
    lead: 'You are logged out on every device.',
    kept: 'Your loans, payments and loan agreements stay with us for five years, because the law requires it. Your name is in the agreements alone.',
    again: 'You can register again with the same number, at any time, as a new borrower.',
    login: 'To the login page',
  },
  error: {
    text: 'The address may be old, or something went wrong here. Home shows how your loans and your limit stand.',
  },
};
