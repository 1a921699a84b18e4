import type en from '../en/order-progress.ts';

const orderProgress: typeof en = {
  back: 'Bumalik',
  home: 'Pumunta sa home',
  retry: 'Tingnan ulit',
  support: 'Customer service',
  details: 'Tingnan ang detalye',
  unknownTitle: 'Ang application ninyo',
  loading: 'Tinitingnan kung nasaan na',
  failedTitle: 'Hindi namin ito natingnan',
  stale: 'Hindi na-update. {{reason}} Maaaring luma na ang nakikita ninyo.',
  updated: 'Noong {{time}}',
  states: { done: 'Tapos', current: 'Ngayon', upcoming: 'Susunod', failed: 'Hindi natuloy' },
  review: {
    title: 'Nire-review',
    credit: 'Nasa amin na ang credit application ninyo.',
    loan: 'Nasa amin na ang application ninyo para sa {{amount}}.',
    usual:
      '95% ng nag-a-apply ang may sagot sa loob ng 10 minuto. Kusang magbabago ang page na ito.',
    longer:
      'Medyo mas matagal ito kaysa karaniwan. Puwede ninyong isara ang app, tuloy pa rin ang review.',
    contactService: 'Mahigit 24 oras na po. Matutulungan kayo ng customer service.',
    steps: 'Mga hakbang ng review',
    received: 'Natanggap ang application',
    checking: 'Sinusuri namin ang application',
    answer: 'Dito lalabas ang sagot',
  },
  reviewDetails: { title: 'Detalye ng review' },
  order: {
    number: 'Loan {{number}}',
    applied: 'Nag-apply',
    term: 'Term',
    days: '{{count}} araw',
    repay: 'Babayaran',
    due: 'Unang due date',
    amount: 'Halaga ng loan',
    fee: 'Processing fee',
    receive: 'Matatanggap',
    account: 'Sa {{account}}',
  },
  reject: {
    title: 'Hindi naaprubahan',
    credit: 'Hindi namin naaprubahan ang credit application ninyo ngayon.',
    loan: 'Hindi namin naaprubahan ang loan na {{amount}}.',
    freeze_one: 'Puwede po kayong mag-apply ulit pagkalipas ng {{count}} araw, sa {{day}}.',
    freeze_other: 'Puwede po kayong mag-apply ulit pagkalipas ng {{count}} araw, sa {{day}}.',
    freezeNow: 'Puwede na po kayong mag-apply ulit.',
    nothingDue: 'Walang nahiram at walang babayaran.',
    guideLoading: 'Tinitingnan kung kailan puwedeng mag-apply ulit',
    guideFailed: 'Hindi na-load kung kailan puwedeng mag-apply ulit.',
  },
  rejectDetails: { title: 'Mga makakatulong sa susunod' },
  lending: {
    title: 'Parating na ang pera',
    text: 'papunta sa {{account}}',
    usual:
      'Karaniwang dumarating sa loob ng 10 hanggang 60 minuto. Kusang magbabago ang page na ito.',
    longer: 'Mas matagal ito kaysa karaniwan. Maaaring pino-post pa ng bangko.',
    contactService: 'Mahigit 24 oras na po. Matutulungan kayo ng customer service.',
    steps: 'Mga hakbang ng padala',
    approved: 'Naaprubahan ang loan',
    sending: 'Ipinapadala namin ang pera',
    arrives: 'Darating sa account ninyo',
  },
  lendingDetails: { title: 'Detalye ng padala' },
  payoutFailed: {
    title: 'Hindi natuloy ang padala',
    text: 'Hindi tinanggap ng bangko o e-wallet ang pera. Wala kayong utang sa loan na ito.',
    next: 'Magpatulong sa customer service para ma-update ang account, saka mag-apply ulit.',
    action: 'Kontakin ang customer service',
  },
  cancelled: {
    title: 'Kinansela ang application',
    text: 'Kinansela ang loan na ito. Wala kayong babayaran.',
  },
};

export default orderProgress;
