export default {
  understood: 'I understand',
  home: 'Go home',
  loading: 'Loading',
  lostNumber: 'I lost my SIM or my number',
  withoutInternet: 'No internet? Call us:',
  languages: { en: 'English', fil: 'Filipino' },
  operationComing: {
    text: '{{amount}} that you paid in time is usually posted by {{time}}.',
  },
  paidElsewhere: {
    title: 'Not posted yet',
    announced: 'You paid {{amount}} at {{channel}}, {{time}}.',
    noted:
      'You noted {{amount}} at {{channel}}, {{time}}. If you have not paid it, it is still due.',
    counts:
      'The amount here still includes it. Once it is posted, it counts from the time of your payment.',
    second: 'This may be a second payment',
    secondText:
      'If you have paid the {{amount}} and confirm now, you pay it again. Anything overpaid stays yours.',
  },
  company: {
    name: '{{companyName}}',
    registration:
      'SEC Registration No. {{secRegistration}}. Certificate of Authority No. {{secCertificate}}.',
    advisory:
      'Study the terms and conditions in the disclosure statement before you go on with a loan.',
  },
  maintenance: {
    title: 'We are making repairs',
    until: 'They are planned until {{time}}. Your loans and payments are safe.',
    unknown: 'Hiram is back soon. Your loans and payments are safe.',
    call: 'Call us',
    hotline: '{{companyHotline}}',
    close: 'Try now',
  },
  newer: {
    title: 'There is a newer version of Hiram',
    text: 'Open it to go on where you are.',
    open: 'Open it',
  },
  broken: {
    title: 'This page had a problem',
    text: 'Open it again, or go home.',
    missing: 'Check your internet. The page opens by itself.',
    money: 'What you confirmed is still being handled. It is sent once.',
    retry: 'Open it again',
  },
};
