import type en from './en.ts';

const accountDeletion: typeof en = {
  loading: 'Chine‑check kung ano ang open pa',
  failed: 'Hindi namin na‑check kung ano ang open pa',
  readMe: {
    next: 'Nabasa ko na ito',
    lead: 'Kapag na‑delete na ang account, wala nang makakapagbalik nito, kahit ang customer service.',
    deleted: 'Ano ang made‑delete agad',
    deletedParts: [
      'Ang pangalan, mobile number, username at password ninyo',
      'Ang ID, ang selfie at lahat ng sinagutan ninyo',
      'Ang account ninyo na tatanggap ng pera',
      'Ang limit at mga coupon ninyo',
      'Ang isinulat ninyo sa customer service',
      'Ang login ninyo sa bawat device',
      'Lahat ng naka‑save ng app sa phone na ito',
    ],
    kept: 'Ano ang mananatili sa amin, gaano katagal, at bakit',
    keptParts: [
      {
        what: 'Mga loan at bayad',
        why: 'Limang taon, dahil hinihingi ito ng Anti‑Money Laundering Act. Wala na rito ang pangalan ninyo.',
      },
      {
        what: 'Mga loan agreement',
        why: 'Limang taon, sa parehong dahilan, gaya noong nag‑agree kayo. Naroon ang pangalan ninyo.',
      },
      {
        what: 'Ang dahilan ng pag‑alis ninyo',
        why: 'Limang taon, para mas humusay kami. Hindi kasama rito ang pangalan ninyo.',
      },
    ],
    later:
      'Puwede kayong mag‑register ulit gamit ang parehong number, anumang oras, bilang bagong borrower.',
    before: 'Bago kayo magdesisyon',
    export: {
      label: 'Kopya ng data ninyo',
      detail: 'I‑save ito ngayon: hindi na ito makukuha pagkatapos.',
    },
    guide: {
      label: 'Sa labas ng app',
      detail: 'Puwede rin ninyo kaming tawagan, o sumulat sa amin.',
    },
    ask: {
      label: 'Customer service',
      detail: 'Customer service agent ang sasagot, pati tungkol sa mananatili sa amin.',
    },
  },
  blockers: {
    title: 'Mga dapat munang tapusin',
    text: 'Ang account ninyo ay may loan na hindi pa bayad, pending na loan application, atbp. I‑delete po ang account pagkatapos ng mga ito.',
    until: 'Puwede ninyong i‑delete ang account kapag wala nang open sa listahang ito.',
    unpaidLoan: { label: 'Loan na hindi pa bayad', detail: 'Loan {{number}}: bayaran ito' },
    payoutUnderWay: {
      label: 'Pinoproseso ang pagpapadala',
      detail: 'Loan {{number}}: tingnan kung nasaan ang pera',
    },
    payoutHeld: {
      label: 'Hindi pa naipadala ang pera',
      detail: 'Loan {{number}}: iche‑check muna namin ang account ninyo na tatanggap ng pera',
    },
    payoutFailed: {
      label: 'Hindi natuloy ang pagpapadala',
      detail: 'Loan {{number}}: naghihintay ito ng bagong account na tatanggap ng pera',
      until: 'Loan {{number}}: makakansela ito pagkatapos ng {{time}}',
    },
    pendingLoan: {
      label: 'Loan na nire‑review',
      detail: 'Loan {{number}}: tingnan ang review',
    },
    pendingCredit: { label: 'Limit na nire‑review', detail: 'Tingnan ang review' },
    rollover: {
      label: 'Pinoproseso ang rollover',
      detail: 'Loan {{number}}: tingnan ang rollover',
    },
    restructure: {
      label: 'Pinoproseso ang restructure',
      detail: 'Loan {{number}}: tingnan ang restructure',
    },
    unpostedPayment: {
      label: 'Paparating na ang bayad',
      detail: 'Loan {{number}}: hindi pa ito naka‑post',
      rollover: 'Loan {{number}}: para ito sa rollover, at hindi pa naka‑post',
      restructure: 'Loan {{number}}: para ito sa restructure, at hindi pa naka‑post',
    },
  },
  form: {
    next: 'Susunod: ang code',
    lead: 'Sa sagot ninyo, mas huhusay kami.',
    reason: 'Bakit ninyo gustong i‑delete ang account?',
    reasonMissing: 'Pumili ng dahilan.',
    reasons: {
      notNeeded: 'Hindi ko na kailangan ng loan',
      tooExpensive: 'Masyadong mahal',
      privacy: 'Nag‑aalala ako sa data ko',
      anotherLender: 'May iba na akong lender',
      badService: 'Hindi maganda ang pagtrato sa akin',
      other: 'Ibang dahilan',
    },
    note: 'Ano ang gusto ninyong sabihin sa amin?',
    noteHint_one: 'Optional. {{count}} character pa.',
    noteHint_other: 'Optional. {{count}} character pa.',
  },
  codeLead: 'Code naman ngayon, para walang ibang makapag‑delete ng account ninyo.',
  ask: {
    title: 'I‑delete na nang tuluyan ang account ninyo?',
    text: 'Hindi na ito maibabalik. Mala‑log out kayo sa bawat device.',
    stay: 'Panatilihin ang account ko',
    confirm: 'I‑delete nang tuluyan',
  },
  problems: {
    notTaken: 'Na‑check na namin: hindi na‑delete ang account ninyo.',
    blocked: 'Hindi na‑delete ang account ninyo: may open pa.',
    refused: 'Hindi na‑delete ang account ninyo. {{reason}}',
    notSent: 'Walang naipadala. {{reason}}',
    answered: 'Hindi na‑delete ang account ninyo. Dahilan: {{reason}}',
    sessionEnded: 'Na‑log out po kayo bago ito dumating. Hindi na‑delete ang account ninyo.',
    unclear:
      'Nagkaproblema ang page na ito, at hindi pa namin alam kung naipadala ito. Iche‑check muna namin bago magpadala ulit.',
  },
  money: {
    title: 'Dine‑delete ang account ninyo',
    sending:
      'Manatili po muna sa page na ito. Isang beses lang ito ipapadala, anuman ang mangyari.',
    checking:
      'Wala pang malinaw na sagot, kaya chine‑check namin ito. Isang beses lang ito ipapadala.',
    waiting:
      'Hindi pa namin alam kung na‑delete na ang account ninyo. Patuloy namin itong chine‑check; puwedeng umabot nang tatlong minuto. Hindi na kailangang i‑confirm ulit. Puwede ninyong isara ang app.',
    late: 'Hindi pa rin namin alam kung na‑delete na ang account ninyo. Patuloy namin itong chine‑check. Hindi na kailangang i‑confirm ulit. Puwede ninyong isara ang app.',
  },
};

export default accountDeletion;
