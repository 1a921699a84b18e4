import type en from '../en/popups.ts';

const popups: typeof en = {
  close: 'Isara',
  left: {
    days: '{{days}} araw at {{hours}} oras pa',
    hours: '{{hours}} oras at {{minutes}} minuto pa',
    minutes: '{{minutes}} minuto at {{seconds}} segundo pa',
  },
  reoffer: {
    title: 'Mas magandang terms para sa inyo',
    text: 'Automatic na itong naka‑apply hanggang sa petsang nakasulat. Pipili muna kayo ng halaga at babasahin ang disclosure bago humiram.',
    compared: 'Ang terms ninyo ngayon, at ang mas maganda',
    before: 'Ngayon',
    after: 'Offer',
    higherLimit: 'Limit',
    temporary: 'Pansamantala ang {{amount}} nito.',
    lowerInterest: 'Interest',
    perDay: '{{rate}} kada araw',
    perMonth: '{{rate}} kada buwan',
    off: '{{percent}} bawas sa interest.',
    extraDays: 'Mga araw hanggang huling hulog',
    free: 'Walang interest ang mga idinagdag na araw.',
    total: 'Kabuuang babayaran',
    example: 'Loan na {{amount}} sa pinakamaikling term.',
    until: 'Hanggang {{time}}.',
    ended:
      'Tapos na ang offer na ito. Final na ito: ang nakikita ninyo sa itaas ang naka‑apply ngayon.',
    totalChanged: 'Nagbago ang kabuuan: makikita ninyo ito kapag pumili kayo ng halaga.',
    accept: 'Tingnan ang limit ko',
    decline: 'Hindi muna, salamat',
    quiet:
      'Pagkatapos ng sagot ninyo, hindi ito lalabas nang ilang araw. Sa inyo pa rin ang mas magandang terms.',
  },
  coupon: {
    title: 'May mga bagong coupon kayo',
    name: 'Interest coupon',
    detail: '{{rules}} Para sa loan mula {{min}}.',
    until: 'Hanggang {{day}}',
    how: 'Pipili kayo ng coupon kapag humiram kayo.',
    open: 'Tingnan ang mga coupon ko',
    later: 'Hindi muna ngayon',
  },
  rating: {
    title: 'Kumusta ang huling loan ninyo?',
    text: 'Nabayaran na ninyo ito sa oras. Sabihin po kung ano ang maganda, at kung ano ang hindi.',
    stars: 'Rating ninyo',
    names: { one: '1 star', some: '{{stars}} star' },
    comment: 'Komento, kung gusto ninyo',
    submit: 'Ipadala ang rating',
    choose: 'Pumili muna ng star.',
    sending: 'Ipinapadala',
    later: 'Hindi muna ngayon',
    failed: 'Hindi naipadala ang rating ninyo.',
    thanks: 'Salamat po',
    thanksText: 'Natanggap na ang rating ninyo.',
    storeText: 'Maaari rin ninyong i‑rate ang app sa store, anuman ang tingin ninyo rito.',
    store: 'Buksan ang store',
  },
};

export default popups;
