import type en from '../en/failure.ts';

const failure: typeof en = {
  network: 'Mahina ang internet connection. Pakisubukan ulit.',
  timeout: 'Ang tagal sumagot ng server. Subukan ulit.',
  cancelled: 'Natigil ang request. Subukan ulit.',
  unreadable: 'Hindi nakuha ang data. Pakisubukan po ulit.',
  badRequest: 'Hindi namin ito nagawa. Subukan ulit, o kontakin ang customer service.',
  badResponse: 'Nagkaproblema ang server namin. Subukan ulit pagkalipas ng ilang minuto.',
  session: 'Mag‑log in ulit para magpatuloy.',
  maintenance: 'Naka‑maintenance ang Hiram. Subukan ulit mamaya.',
  unexpected: 'Nagkaproblema sa phone na ito. Subukan ulit.',
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
    creditNotUsable:
      'Hindi magagamit ang limit ninyo ngayon. Buksan ang Home para malaman kung bakit.',
    amountNotOffered: 'Hindi na available ang halagang ito. Pumili ng iba.',
    offerChanged: 'Nagbago ang terms. Tingnan ulit bago ninyo i‑confirm.',
    couponNotUsable: 'May coupon na hindi na magagamit. Pumili ulit.',
    loanPending: 'May application na po kayong pinoproseso.',
    loanOverdue: 'May overdue na bayad. Bayaran muna ito, saka kayo makakahiram ulit.',
    consentMissing: 'Mag‑agree po muna sa terms ng loan agreement',
    nothingDue: 'Walang due sa loan na ito.',
    amountChanged: 'Nagbago ang halagang due. Tingnan ulit bago kayo magbayad.',
    accountMismatch: 'Hindi tugma ang account sa nasa record namin.',
    invalidData: 'May data na hindi nagamit. I‑check at subukan ulit.',
    notFound: 'Hindi namin ito makita. Pumunta sa Home at buksan ulit.',
  },
};

export default failure;
