const common = {
  understood: 'I understand',
  home: 'Go home',
  support: 'Contact customer service',
  loading: 'Loading',
  yes: 'Yes',
  no: 'No',
  languages: { en: 'English', fil: 'Filipino' },
  company: {
    name: '{{companyName}}',
    registration:
      'SEC Registration No. {{secRegistration}}. Certificate of Authority No. {{secCertificate}}.',
    advisory: 'Study the terms and the disclosure statement before you borrow.',
  },
  logout: {
    title: 'Log out?',
    text: 'What you have typed is removed from this phone. Your loans stay as they are.',
  },
  maintenance: {
    title: 'We are making repairs',
    until: 'Hiram is back on {{time}}.',
    unknown: 'Hiram is back soon. Your loans and payments are safe.',
    close: 'Try now',
  },
  broken: {
    title: 'This page stopped working',
    text: 'Nothing was sent. Open it again, or go home.',
    retry: 'Open it again',
  },
};

export default common;
