import type en from './en.ts';

const orderProgress: typeof en = {
  back: 'Bumalik',
  home: 'Pumunta sa Home',
  retry: 'Tingnan ulit',
  support: 'Customer service',
  details: 'Tingnan ang detalye',
  loading: 'Chine‑check ang status',
  failedTitle: 'Hindi namin na‑check ang status',
  stale: '{{reason}} Baka luma na ang nakikita ninyo.',
  updated: 'Noong {{time}}',
  states: { done: 'Tapos', current: 'Ngayon', upcoming: 'Susunod', failed: 'Hindi natuloy' },
  review: {
    credit: 'Nasa amin na ang credit application ninyo.',
    loan: 'Nasa amin na ang loan application ninyo na {{amount}}.',
    usual:
      '95% ng mga tao ay may sagot na sa loob ng 10\u00A0minuto. Kusang magbabago ang page na ito.',
    longer:
      'Medyo mas matagal ito kaysa karaniwan. Puwede ninyong isara ang app; tuloy pa rin ang trabaho namin.',
    contactService:
      'Mahigit 24\u00A0oras na po. Puwede itong i‑check ng customer service para sa inyo.',
    steps: 'Mga hakbang ng review',
    received: 'Natanggap ang application',
    checking: 'Chine‑check namin ang application ninyo',
    answer: 'Dito lalabas ang sagot',
  },
  order: {
    number: 'Loan {{number}}',
    applied: 'Nag‑apply',
    term: 'Term',
    days: '{{count}} araw',
    repay: 'Babayaran',
    due: 'Due date',
    firstDue: 'Unang due date',
    firstPayment: 'Unang hulog',
    fromCredit: 'Bawas na ang {{amount}} na sobra ninyong nabayaran dati',
    repayInAll: 'Kabuuang babayaran',
    amount: 'Halaga ng loan',
    fee: 'Processing fee',
    receive: 'Matatanggap ninyo',
    account: 'Sa {{account}}',
  },
  reject: {
    credit: 'Hindi po namin na‑approve ang credit application ninyo sa ngayon.',
    loan: 'Hindi po namin na‑approve ang loan na ito na {{amount}}.',
    freeze_one: 'Puwede po kayong mag‑apply ulit pagkalipas ng {{count}}\u00A0araw, sa {{day}}.',
    freeze_other: 'Puwede po kayong mag‑apply ulit pagkalipas ng {{count}}\u00A0araw, sa {{day}}.',
    freezeNow: 'Puwede na po kayong mag‑apply ulit ngayon.',
    nothingDue: 'Walang nahiram, at walang due.',
    guideLoading: 'Inaalam kung kailan kayo puwedeng mag‑apply ulit',
    guideFailed: 'Hindi pa namin alam kung kailan kayo puwedeng mag‑apply ulit.',
  },
  lending: {
    text: 'papunta sa {{account}}',
    usual:
      'Karaniwang dumarating sa loob ng 10\u00A0hanggang\u00A060\u00A0minuto. Kusang magbabago ang page na ito.',
    longer: 'Mas matagal ito kaysa karaniwan. Baka pino‑post pa ito ng bangko ninyo.',
    contactService:
      'Mahigit 24\u00A0oras na po. Puwede itong i‑check ng customer service para sa inyo.',
    steps: 'Mga hakbang ng pagpapadala',
    approved: 'Na‑approve ang loan',
    sending: 'Ipinapadala namin ang pera',
    arrives: 'Darating ito sa account ninyo',
  },
  payoutHeld: {
    text: 'Sinabi ninyong hindi sa inyo ang pagpapalit ng account na tatanggap ng pera. Iche‑check muna namin ito. Hanggang doon, walang ipapadalang pera.',
    action: 'Tingnan kung hanggang kailan',
  },
  payoutFailed: {
    account: 'para sa {{account}}',
    text: 'Hindi tinanggap ng bangko o e‑wallet ninyo ang pera. Wala kayong babayaran sa loan na ito.',
    next: 'Palitan ang account ninyo na tatanggap ng pera, at ipapadala ulit ang pera, isang beses.',
    until: 'Palitan ito bago ang {{time}}. Pagkatapos noon, makakansela ang loan na ito.',
    noEnd: 'Naghihintay ang loan sa bagong account. Hindi pa alam kung hanggang kailan.',
    action: 'I‑update ang account na tatanggap ng pera',
  },
  approved: {
    upTo: 'Puwede kayong humiram ng hanggang',
    valid: 'Valid hanggang {{day}}',
    text: 'Pumili kung magkano, at makikita ninyo ang gastos bago kayo mag‑agree.',
    loading: 'Inaalam kung magkano ang puwede ninyong hiramin',
    failed: 'Hindi na‑load ang limit ninyo. Makikita ito sa susunod na page.',
    action: 'Pumili ng halaga',
  },
  paidOut: {
    text: 'Ipinadala sa {{account}}',
    receipt: 'Ang pagpapadala sa inyo',
    sentAt: 'Ipinadala',
    loan: 'Loan',
    due: 'Due date',
    firstDue: 'Unang due date',
    toPay: '{{amount}} ang babayaran',
    action: 'Tingnan ang loan ko',
  },
  cancelled: {
    text: 'Kinansela ang loan na ito. Walang due rito.',
  },
};

export default orderProgress;
