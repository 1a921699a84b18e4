import type en from '../en/flows.ts';

export default {
  disclosure: 'Disclosure statement',
  restructureAgreement: 'Restructure agreement',
  accountDelete: 'I‑delete ang account',
  smsVerification: 'Palitan ang account na tatanggap ng pera',
  records: 'Mga loan record',
  ticketList: 'Ang mga request ninyo',
  ticketForm: 'Sumulat sa customer service',
  logout: {
    title: 'Mag‑log out?',
    text: 'Mabubura sa phone na ito ang mga na‑type ninyo. Pareho pa rin ang mga loan ninyo.',
    confirm: 'Mag‑log out',
    stay: 'Manatili',
  },
  needsInternet: 'Walang internet. Magagawa ninyo ito kapag may internet na.',
  smsCode: {
    goesTo: 'Ipapadala namin ang code sa SMS sa {{mobile}}.',
    hint: 'Anim na digit, ipinadala sa SMS. Magagamit nang limang minuto.',
    submit: 'Ituloy',
  },
  back: 'Bumalik',
  retry: 'Subukan ulit',
  stale: 'Baka luma na ang nakikita ninyo.',
  staleSince: 'Noong {{time}} pa ito. Baka luma na ang nakikita ninyo.',
  money: {
    checking: 'Chine‑check kung ano ang nangyari',
    waiting: 'Hinihintay ang sagot',
    late: 'Hinihintay pa rin ang sagot',
    overdue:
      'Mas matagal ito kaysa dapat. Puwede po itong i‑check ng customer service para sa inyo.',
    notAsked: 'Hindi namin ito na‑check ngayon',
    logIn: 'Mag‑log in ulit',
    check: 'I‑check ngayon',
  },
  code: {
    creditNotUsable:
      'Hindi magagamit ang limit ninyo ngayon. Buksan ang Home para malaman kung bakit.',
    amountNotOffered: 'Hindi na available ang halagang ito. Pumili ng iba.',
    offerChanged: 'Nagbago ang terms. Tingnan ulit bago ninyo i‑confirm.',
    couponNotUsable: 'May coupon na hindi na magagamit. Pumili ulit.',
    loanPending: 'May application na po kayong pinoproseso.',
    loanOverdue: 'May overdue na hulog. Bayaran muna ito, saka kayo makakahiram ulit.',
    consentMissing: 'Mag‑agree po muna sa terms ng loan agreement',
    nothingDue: 'Walang due sa loan na ito.',
    amountChanged: 'Nagbago ang halagang due. Tingnan ulit bago kayo magbayad.',
    accountMismatch: 'Hindi tugma ang account sa nasa record namin.',
    operationInsufficient: 'Kulang ang halaga ng pagbabayad.',
    operationExpired: 'Expired na ang offer na ito. Buksan ang loan ninyo at simulan ulit doon.',
    operationWithdrawn: 'Hindi na magagamit ang offer na ito. Tingnan ulit ang loan ninyo.',
    operationSettled: 'Ang loan na ito ay fully paid na. Wala nang due dito.',
    notFound: 'Hindi namin ito makita. Pumunta sa Home at buksan ulit.',
    attemptReused:
      'Iba ito sa naipadala na kaya wala kaming ginawa. Pumunta sa Home at magsimula ulit.',
  },
} satisfies typeof en;
