export default {
  next: 'Also read',
  steps: 'Step by step',
  about: {
    intro: 'Hiram lends small amounts for a short time, and says what it costs before you agree.',
    company: 'Who lends',
    name: 'Company',
    registration: 'SEC Registration No.',
    certificate: 'Certificate of Authority No.',
    secNumber: '{{secRegistration}}',
    certNumber: '{{secCertificate}}',
    official: 'Our official contacts',
    officialText:
      'Both are ours. Whoever asks for your code, or for money to a private account, is not from Hiram.',
    call: 'Call us',
    write: 'Write to us',
    hotline: '{{companyHotline}}',
    email: '{{companyEmail}}',
    parts: [
      {
        title: 'Who watches over us',
        text: 'The Securities and Exchange Commission licenses lending companies and publishes the name of each at sec.gov.ph. The National Privacy Commission, privacy.gov.ph, watches over your data.',
      },
      {
        title: 'If we did not help',
        text: 'Tell customer service first; it answers every complaint. You may turn to the Securities and Exchange Commission at any time, also while we check.',
      },
    ],
  },
  fraud: {
    intro:
      'Scammers want you to hurry. Take your time: at Hiram nothing has to be done within a minute.',
    never: {
      title: 'Hiram never calls or texts to ask for this',
      text: 'Your SMS code, your password, a fee before a loan, or a payment to a private account.',
    },
    parts: [
      {
        title: 'A “release fee” before the loan',
        text: 'There is none. Our processing fee is taken off the loan itself, and you see it before you agree. Whoever wants money first will not give it back.',
      },
      {
        title: 'A call or message in our name',
        text: 'End the call and ring the number in the app. Do not open links in messages: everything we have to tell you is in the app too.',
      },
      {
        title: 'A payment somewhere else',
        text: 'Pay only online in the app, or with the number that the app shows. A number sent to you in a message may be anybody’s.',
      },
      {
        title: 'Apps that take over your screen',
        text: 'Hiram never asks you to install another app or to share your screen. Remove such an app and change your password.',
      },
      {
        title: 'A loan in your name that is not yours',
        text: 'Tell customer service at once. They check it and answer you.',
      },
      {
        title: 'If it happened',
        text: 'Change your password, call your bank or e-wallet, tell us, and report it to the PNP Anti-Cybercrime Group. Keep messages and receipts.',
      },
    ],
  },
  borrow: {
    intro:
      'From your application to the money in your account: what happens, and how long it takes.',
    steps: [
      {
        title: 'Apply for a limit',
        text: 'In the app: who you are, your work, one contact person, your ID, a selfie, and the account that will receive the money.',
      },
      {
        title: 'Wait for the answer',
        text: '95% of customers have an answer within 10 minutes. If there is none after 24 hours, contact customer service.',
      },
      {
        title: 'Choose amount and term',
        text: 'You see what you receive, each fee, the effective rate and every instalment before you decide.',
      },
      {
        title: 'Read and agree',
        text: 'Read the disclosure statement and the loan agreement. You have not applied until you confirm.',
      },
      {
        title: 'The money arrives',
        text: 'After approval it takes 10 to 60 minutes to reach your account. If it cannot arrive, the app says so and what to do.',
      },
    ],
    cost: {
      title: 'What it costs',
      text: 'Interest for each day, and a processing fee that is taken off the loan. If an instalment is late, an overdue fee. If you choose a rollover or a restructure, its fee and interest. The processing fee, the rollover fee and the restructure fee are not refundable.',
    },
    advice: {
      title: 'Borrow what you can repay',
      text: 'Look at the first instalment and its date. If it does not fit your next salary, choose less or another term.',
    },
  },
  repay: {
    intro: 'Pay in the app, at a store or from an e-wallet. You may pay early at any time.',
    online: {
      title: 'In the app',
      steps: [
        {
          title: 'Open your loan',
          text: 'Home shows how much is due and when.',
        },
        {
          title: 'Choose what you pay',
          text: 'The next instalment, or everything that is left.',
        },
        {
          title: 'Confirm once',
          text: 'It is sent once. If the connection breaks, the app checks what happened; do not pay again.',
        },
      ],
    },
    offline: {
      title: 'At a store or from an e-wallet',
      steps: [
        {
          title: 'Get a number',
          text: 'On the page of your loan choose where you pay. The app shows the number, the amount and when it expires.',
        },
        {
          title: 'Pay with that number',
          text: 'Check the name of the company and the amount. Keep the receipt.',
        },
        {
          title: 'See it posted',
          text: 'Your payment counts from the day of the payment, even if it is posted days later.',
        },
      ],
    },
    parts: [
      {
        title: 'If you cannot pay in time',
        text: 'Tell us before the due date. Where a rollover or a restructure is possible, the page of your loan offers it, with its full cost first.',
      },
      {
        title: 'If you paid too much',
        text: 'Anything overpaid stays yours. It is used for your next loan, or you get it back on the home page.',
      },
      {
        title: 'If your payment is not there yet',
        text: 'At a store it may take a day. After that, send the receipt to customer service.',
      },
    ],
  },
  deletion: {
    intro: 'You can delete your account in the app or outside it, for free.',
    inApp: {
      title: 'In the app',
      steps: [
        {
          title: 'Open Delete account',
          text: 'You find it in your profile, under Account security. There you also get a copy of your data.',
        },
        {
          title: 'Read what it means',
          text: 'The page lists what is still open, what is deleted, and what we keep.',
        },
        {
          title: 'Confirm with a code',
          text: 'We send it by SMS. The account is deleted at once.',
        },
      ],
    },
    without: {
      title: 'Outside the app',
      steps: [
        {
          title: 'Call us or write to us',
          text: 'Give your name and the mobile number of the account. Never give a code or a password.',
        },
        {
          title: 'We check that it is you',
          text: 'We call you back at the number of the account.',
        },
        {
          title: 'You are told by SMS',
          text: 'It says when the account is deleted, or what is still open.',
        },
      ],
    },
    parts: [
      {
        title: 'What must come first',
        text: 'Pay what is outstanding, and wait for the review of an application and for money to arrive.',
      },
      {
        title: 'What is deleted',
        text: 'Your name, numbers, ID, selfie, forms, payout account, coupons, messages and login.',
      },
      {
        title: 'What we keep',
        text: 'Loans, payments and loan agreements, for five years, because the Anti‑Money Laundering Act requires it. Your name is in the agreements alone.',
      },
    ],
  },
  permissions: {
    intro:
      'What the app asks your phone for, why, and how you turn it off. You may say no to each.',
    purpose: 'What for',
    moment: 'When we ask',
    needed: 'Needed',
    yes: 'Yes, for your application',
    no: 'No',
    refused: 'If you say no',
    turnOff: 'How to turn it off',
    howOff: 'Settings of your phone, Apps, Hiram, Permissions',
    offNow: 'You can turn it off now',
    camera: {
      name: 'Camera',
      purpose: 'Photos of your ID and a selfie, so that nobody borrows in your name',
      moment: 'When you take the first photo for your application, not before',
      refused: 'You cannot apply for a limit; everything else works',
      met: 'Your application has its photos. We ask again only if new ones are needed.',
    },
    never: {
      title: 'What we never ask for',
      text: 'Not to lend, not to collect, not for advertising:',
      items: {
        contacts: 'Your contacts',
        media: 'Your photos and files; you choose each picture that you send',
        fineLocation: 'Your exact location',
        phoneNumbers: 'Your call list and phone numbers',
        installedApps: 'The list of your apps',
      },
    },
  },
  documents: {
    intro: 'The public documents of Hiram. You can read them at any time, before you log in too.',
    list: 'Documents',
    service: 'How Hiram works with you',
    privacy: 'What we know about you, and why',
    permissions: 'What the app asks your phone for',
    own: {
      title: 'Your own loan agreements',
      text: 'Each loan has an agreement and a disclosure statement of its own. You read them before you agree, and find them later with the loan, word for word.',
    },
  },
};
