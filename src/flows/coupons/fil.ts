import type en from './en.ts';

export default {
  titles: {
    coupons: 'Mga coupon',
  },
  loading: 'Nilo‑load ang mga coupon ninyo',
  failed: 'Hindi na‑load ang mga coupon ninyo',
  lists: 'Aling mga coupon',
  available: 'Magagamit ({{count}})',
  unavailable: 'Hindi magagamit ({{count}})',
  name: 'Interest coupon',
  until: 'Hanggang {{day}}',
  from: 'Para sa loan mula {{min}}.',
  givenBack: 'Hindi naipadala ang pera ng loan {{loan}}: sa inyo na ulit ang coupon.',
  waitsForAccount:
    'Hindi pa naipadala ang pera ng loan {{loan}}. Kung palitan ninyo ang account na tatanggap ng pera, mananatili ang coupon sa loan na iyon. Kung makansela ang loan, magagamit ninyo ang coupon sa ibang loan.',
  reasons: {
    used: 'Nagamit sa loan {{loan}}. Para sa isang loan lang ang coupon.',
    reserved:
      'Nakareserba sa loan {{loan}}. Kung hindi ipadala ang pera nito, available ulit ang coupon hanggang {{day}}.',
    expired: 'Expired na noong {{day}}. Final na ito.',
    aboveLimit:
      'Mas mataas ito sa limit ninyo. Kung tataas ang limit ninyo, available ito hanggang {{day}}.',
  },
  how: 'Pipili kayo ng coupon kapag humiram kayo.',
  limit: 'Tingnan ang limit ko',
  noneAvailable: {
    title: 'Walang coupon ngayon',
    text: 'Binabawasan ng coupon ang interest ng loan. Kapag may bagong coupon kayo, dito ito makikita.',
  },
  noneUnavailable: {
    title: 'Wala pa rito',
    text: 'Nakalista rito ang mga coupon na nagamit na o expired na.',
  },
} satisfies typeof en;
