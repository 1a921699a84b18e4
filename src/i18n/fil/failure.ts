import type en from '../en/failure.ts';

const failure: typeof en = {
  network: 'Walang connection. Tingnan ang internet at subukan ulit.',
  timeout: 'Masyadong matagal sumagot ang server. Subukan ulit.',
  cancelled: 'Natigil ang request. Subukan ulit.',
  unreadable: 'Hindi nakuha ang data. Pakisubukan ulit.',
  badRequest: 'Hindi namin ito nagawa. Subukan ulit, o kontakin ang customer service.',
  badResponse: 'May problema ang server namin. Subukan ulit pagkalipas ng ilang minuto.',
  session: 'Mag-log in ulit para magpatuloy.',
  maintenance: 'May maintenance ang Hiram. Subukan ulit mamaya.',
  unexpected: 'May nangyaring mali sa phone na ito. Subukan ulit.',
  business: 'Hindi namin ito nagawa: {{message}}',
  code: {
    tokenInvalid: 'Hindi na valid ang login ninyo. Mag-log in po ulit',
    unknownMethod: 'Hindi pa available ang serbisyong ito.',
    wrongSmsCode: 'Maling code. Tingnan ang huling SMS at subukan ulit.',
    expiredSmsCode: 'Nag-expire na ang code na ito. Humingi ng bago.',
    tooManySms:
      'Masyadong maraming code ang hiningi. Maghintay ng ilang minuto, saka subukan ulit.',
    unknownMobile: 'Hindi namin kilala ang number na ito. Mag-register muna sa Hiram app.',
    wrongPassword: 'Mali ang username o password. Tingnan ang dalawa at subukan ulit.',
    creditNotUsable:
      'Hindi magagamit ang limit ninyo ngayon. Buksan ang home para malaman kung bakit.',
    amountNotOffered: 'Hindi na inaalok ang halagang ito. Pumili ng iba.',
    offerChanged: 'Nagbago ang mga terms. Tingnan muna ulit bago kumpirmahin.',
    couponNotUsable: 'May coupon na hindi na magagamit. Pumili ulit.',
    loanPending: 'May application na po kayong pinoproseso.',
    consentMissing: 'Pakisang-ayunan ang mga terms ng kasunduan sa loan',
    nothingDue: 'Walang dapat bayaran sa loan na ito.',
    amountChanged: 'Nagbago ang dapat bayaran. Tingnan muna ulit bago magbayad.',
    accountMismatch: 'Hindi tugma ang account sa nakatala.',
    invalidData: 'May data na hindi nagamit. Tingnan at subukan ulit.',
    notFound: 'Hindi namin ito makita. Pumunta sa home at buksan ulit.',
  },
};

export default failure;
