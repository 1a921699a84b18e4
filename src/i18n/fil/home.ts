import type en from '../en/home.ts';

const home: typeof en = {
  title: 'Kumusta, {{name}}',
  titlePlain: 'Home',
  loading: 'Nilo-load ang inyong home page',
  failedTitle: 'Hindi na-load ang page',
  retry: 'Subukan ulit',
  refresh: 'I-refresh',
  stale: 'Maaaring luma na ang nakikita ninyo.',
  apply: {
    title: 'Kumuha ng credit limit',
    text: 'Isang beses lang mag-apply, mga limang minuto. Ihanda ang ID at selfie.',
    action: 'Mag-apply na',
  },
  resume: {
    title: 'Tapusin ang inyong application',
    text: 'Nakatago ang mga sagot ninyo. Magpatuloy kung saan kayo tumigil.',
    action: 'Magpatuloy',
  },
  reviewing: {
    title: 'Nire-review ang inyong application',
    text: '95% ng mga tao ay may sagot sa loob ng 10 minuto.',
    action: 'Tingnan ang review',
  },
  rejected: {
    title: 'Hindi naaprubahan ngayon',
    text: 'Tingnan kung kailan puwedeng mag-apply ulit at ano ang makakatulong.',
    action: 'Tingnan ang detalye',
  },
  limit: {
    title: 'Puwedeng hiramin',
    used: 'Nagamit na ang {{used}} sa {{total}}',
    ring: '{{available}} ang puwede sa {{total}}',
    valid: 'Hanggang {{day}}',
    expired: 'Nag-expire na ang limit. I-renew para makahiram ulit.',
    action: 'Humiram',
    renew: 'I-renew ang limit',
  },
  loans: 'Mga loan ninyo',
  loan: 'Loan {{number}}',
  due: 'Due date {{day}}',
  daysLeft_one: '{{count}} araw na lang',
  daysLeft_other: '{{count}} araw na lang',
  overdueBy_one: '{{count}} araw nang overdue',
  overdueBy_other: '{{count}} araw nang overdue',
  status: {
    s15: 'Inihahanda',
    s20: 'Nire-review',
    s30: 'Hindi naaprubahan',
    s40: 'Parating na ang pera',
    s60: 'Kinansela',
    s65: 'Hindi natuloy ang padala',
    s70: 'Babayaran pa',
    s75: 'Overdue',
    s80: 'Bayad na',
  },
  updateAccount:
    'Hindi tinanggap ng bangko ang pera. Tutulungan kayo ng customer service na palitan ang account.',
  notices: {
    appNeeded: {
      title: 'Kailangan ang Hiram app',
      text: 'Sa Hiram app lang puwedeng mag-apply ng credit. Buksan ang Hiram sa phone at mag-log in gamit ang parehong number.',
    },
    creditExpired: {
      title: 'Kailangang i-renew ang limit',
      text: 'Nag-expire na ito o kailangang i-check ulit. I-renew sa Hiram app; ilang minuto lang po.',
    },
    stayed: {
      s15: 'Inihahanda namin ang loan na ito. Lalabas ito sa review maya-maya.',
      s30: 'Hindi naaprubahan ang application na ito.',
      s60: 'Kinansela ang loan na ito. Wala kayong babayaran.',
      s65: 'Hindi natuloy ang padala. Wala kayong utang dito. Tutulungan kayo ng customer service na palitan ang account.',
      s80: 'Bayad na ang loan na ito. Wala nang babayaran.',
      other: 'Wala pang kailangang gawin sa loan na ito.',
    },
  },
  more: 'Iba pa',
  support: 'Customer service',
  service: 'Service agreement',
  privacy: 'Privacy policy',
  logout: 'Mag-log out',
};

export default home;
