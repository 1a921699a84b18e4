import type en from '../en/common.ts';

const common: typeof en = {
  understood: 'Naiintindihan ko',
  home: 'Pumunta sa home',
  support: 'Kontakin ang customer service',
  loading: 'Naglo-load',
  yes: 'Oo',
  no: 'Hindi',
  languages: { en: 'English', fil: 'Filipino' },
  company: {
    name: '{{companyName}}',
    registration:
      'SEC Registration No. {{secRegistration}}. Certificate of Authority No. {{secCertificate}}.',
    advisory: 'Pag-aralan ang mga terms at ang disclosure statement bago humiram.',
  },
  logout: {
    title: 'Mag-log out?',
    text: 'Aalisin sa phone na ito ang mga na-type ninyo. Walang magbabago sa mga loan ninyo.',
  },
  maintenance: {
    title: 'May inaayos po kami',
    until: 'Babalik ang Hiram sa {{time}}.',
    unknown: 'Babalik agad ang Hiram. Ligtas ang mga loan at bayad ninyo.',
    close: 'Subukan ngayon',
  },
  broken: {
    title: 'Tumigil ang page na ito',
    text: 'Walang naipadala. Buksan ulit, o pumunta sa home.',
    retry: 'Buksan ulit',
  },
};

export default common;
