const guides = {
  back: 'Back',
  next: 'Read next',
  steps: 'Step by step',
  about: {
    intro: 'Hiram lends small amounts for a short time, and says what it costs before you agree.',
    company: 'Who lends',
    name: 'Company',
    registration: 'SEC Registration No.',
    certificate: 'Certificate of Authority No.',
    secNumber: '{{secRegistration}}',
    certNumber: '{{secCertificate}}',
    official: 'Our official numbers',
    officialText:
      'These two are ours. Whoever calls or writes from elsewhere and asks for money or a code is not from Hiram.',
    call: 'Call us',
    write: 'Write to us',
    hotline: '{{companyHotline}}',
    email: '{{companyEmail}}',
    parts: [
      {
        title: 'Who watches over us',
        text: 'The Securities and Exchange Commission licenses lending companies and publishes the list of them at sec.gov.ph. The National Privacy Commission, privacy.gov.ph, watches over your data.',
      },
      {
        title: 'If we did not help',
        text: 'Tell customer service first; every complaint is answered. You may turn to the Securities and Exchange Commission at any time, also while we look into it.',
      },
    ],
  },
  fraud: {
    intro: 'Fraud lives on hurry. Take your time: nothing at Hiram has to be done within a minute.',
    never: {
      title: 'We never ask for this',
      text: 'Your SMS code, your password, a fee before you receive a loan, or a payment to a private account.',
    },
    parts: [
      {
        title: 'A “release fee” before the loan',
        text: 'There is none. Our processing fee is taken off the loan itself, and you see it before you agree. Whoever wants money first keeps it.',
      },
      {
        title: 'A call or message in our name',
        text: 'End the call and ring the number in the app. Do not open links in messages: everything we have to tell you is in the app too.',
      },
      {
        title: 'Paying somewhere else',
        text: 'Pay only online in the app, or with the number that the app shows. A number sent to you in a chat may be anybody’s.',
      },
      {
        title: 'Apps that take over your screen',
        text: 'Nobody from Hiram asks you to install another app or to share your screen. Remove such an app and change your password.',
      },
      {
        title: 'A loan in your name that you did not take',
        text: 'Tell customer service at once. We stop the payout as long as the money has not left, and look into it.',
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
        text: '95% of customers have it within 10 minutes. After 24 hours, contact customer service.',
      },
      {
        title: 'Choose amount and term',
        text: 'You see what you receive, each fee, the effective rate and every payment before you decide.',
      },
      {
        title: 'Read and agree',
        text: 'Read the disclosure statement and the loan agreement. Nothing is applied for until you confirm.',
      },
      {
        title: 'Receive the money',
        text: 'After approval it takes 10 to 60 minutes to reach your account. If it cannot arrive, the app says so and what to do.',
      },
    ],
    cost: {
      title: 'What it costs',
      text: 'Interest for each day, and a processing fee that is taken off the loan. If a payment is late, an overdue fee. Processing fees are not refundable.',
    },
    advice: {
      title: 'Borrow what you can repay',
      text: 'Look at the first payment and its date. If it does not fit your next pay day, choose less or another term.',
    },
  },
  repay: {
    intro: 'Pay in the app, at a store or from an e-wallet; early is always possible.',
    online: {
      title: 'In the app',
      steps: [
        {
          title: 'Open your loan',
          text: 'Home shows what is due and when.',
        },
        {
          title: 'Choose what you pay',
          text: 'The next payment, or all that is left.',
        },
        {
          title: 'Confirm once',
          text: 'It is sent once. If the connection breaks, the app finds out what became of it; do not pay again.',
        },
      ],
    },
    offline: {
      title: 'At a store or from an e-wallet',
      steps: [
        {
          title: 'Get your number',
          text: 'On your loan’s page choose where you pay. The app shows a number, the amount and how long it is good.',
        },
        {
          title: 'Pay with that number',
          text: 'Check the name of the company and the amount. Keep the receipt.',
        },
        {
          title: 'See it posted',
          text: 'Your payment counts from the day you paid, also where it is posted later.',
        },
      ],
    },
    parts: [
      {
        title: 'If you cannot pay in time',
        text: 'Tell us before the due date. Where a rollover or a restructure is possible, your loan’s page offers it with its full cost first.',
      },
      {
        title: 'If you paid too much',
        text: 'What is left over is yours: it counts toward your next loan, or customer service pays it out.',
      },
      {
        title: 'If a payment is missing',
        text: 'Stores may take a day. After that, send the receipt to customer service.',
      },
    ],
  },
  permissions: {
    intro:
      'What the app asks your phone for, why, and how you take it back. You may say no to each.',
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
      moment: 'When you take the first photo of your application, not before',
      refused: 'You cannot apply for a limit; everything else works',
      met: 'Your application has its photos. We ask again only if new ones are needed.',
    },
    notifications: {
      name: 'Notifications',
      purpose: 'To tell you that a due date is near, or that money is on its way',
      moment: 'After your first loan is paid out',
      refused: 'You get the important news by SMS, and see all of it in the app',
      met: 'You have no loan to pay: there is nothing to remind you of.',
    },
    never: {
      title: 'What we never ask for',
      text: 'Not to lend, not to collect, not for advertising:',
      items: {
        contacts: 'your contacts',
        media: 'your photos and files; you choose each picture that you send',
        fineLocation: 'your exact location',
        phoneNumbers: 'your call list and phone numbers',
        installedApps: 'the list of your apps',
      },
    },
  },
  documents: {
    intro: 'What holds between you and Hiram, to read without logging in.',
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

export default guides;
