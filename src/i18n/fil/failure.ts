import type en from '../en/failure.ts';

export default {
  network: 'Mahina ang internet connection. Pakisubukan ulit. O tawagan kami: {{companyHotline}}.',
  timeout: 'Matagal ang response. Subukan ulit.',
  cancelled: 'Natigil ang request. Subukan ulit.',
  unreadable: 'Hindi nakuha ang data. Pakisubukan po ulit.',
  badRequest: 'Hindi namin ito nagawa. Subukan ulit, o kontakin ang customer service.',
  badResponse: 'Nagkaproblema ang server namin. Subukan ulit pagkalipas ng ilang minuto.',
  session: 'Mag‑log in ulit para magpatuloy.',
  maintenance: 'Naka‑maintenance ang Hiram. Subukan ulit mamaya.',
  outdated: 'May mas bagong version ang Hiram. Isara ang page na ito at buksan ulit.',
  unexpected: 'Nagkaproblema sa phone na ito. Subukan ulit.',
  journal:
    'Hindi ito naitala muna ng phone, at kailangan iyon para hindi madoble. Magbawas ng laman ng phone o i‑restart ito, saka subukan ulit, o tawagan ang customer service: {{companyHotline}}.',
  journalPayment:
    'Hindi naitala muna ng phone ang bayad, at kailangan iyon para hindi madoble. Puwede kayong magbayad sa tindahan o e‑wallet, o tawagan ang customer service: {{companyHotline}}. Kapag may espasyo na ang phone, o pagka‑restart nito, subukan ulit dito.',
  business: 'Hindi namin ito nagawa: {{message}}',
  code: {
    tokenInvalid: 'Hindi na valid ang login ninyo. Mag‑log in po ulit',
    unknownMethod: 'Hindi pa available ang service na ito.',
    wrongSmsCode: 'Ilagay po ang tamang verification code',
    expiredSmsCode: 'Expired na ang code na ito. Humingi ng bago.',
    tooManySms: 'Napakarami nang hininging code. Maghintay ng ilang minuto, saka subukan ulit.',
    unknownMobile: 'Hindi namin kilala ang number na ito. Mag‑register muna sa Hiram app.',
    wrongPassword: 'Mali ang username o password. I‑check ang dalawa at subukan ulit.',
    tooManyPasswords:
      'Napakaraming beses nang mali ang password. Maghintay muna, o mag‑log in gamit ang code sa SMS.',
    invalidData: 'May data na hindi nagamit. I‑check at subukan ulit.',
  },
  until: {
    tooManySms: 'Napakarami nang hininging code. Makakahingi po ulit ng code simula {{time}}.',
    tooManyPasswords:
      'Napakaraming beses nang mali ang password. Subukan ulit simula {{time}}, o mag‑log in ngayon gamit ang code sa SMS.',
  },
} satisfies typeof en;
