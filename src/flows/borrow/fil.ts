import type en from './en.ts';

export default {
  titles: {
    limit: 'Ang limit ninyo',
    quota: 'Magkano ang kailangan ninyo?',
    confirm: 'I‑review ang loan ninyo',
  },
  repayOnce: '{{amount}} ang babayaran ninyo sa o bago ang {{day}}.',
  repayPart: '{{amount}} sa o bago ang {{day}}',
  repayNext: '{{before}}, saka {{part}}',
  repayInParts: 'Babayaran ninyo ang {{parts}}: {{total}} ang kabuuan.',
  limit: {
    loading: 'Nilo‑load ang limit ninyo',
    failed: 'Hindi na‑load ang limit ninyo',
    available: 'Puwedeng hiramin',
    ring: '{{available}} ang puwedeng hiramin sa {{total}}',
    left: 'Natitirang limit',
    used: 'Nagamit na',
    total: 'Kabuuang limit',
    valid: 'Valid hanggang',
    start: 'Pumili ng halaga',
    refresh: 'I‑refresh',
    applications: 'Iba pang application',
    noApplications: 'Walang iba pang application.',
  },
  quota: {
    amount: 'Halaga ng loan',
    amountHint: 'Tig‑{{step}} ang dagdag o bawas.',
    slider: 'Piliin ang halaga ng loan',
    increase: 'Dagdagan',
    decrease: 'Bawasan',
    reasons: {
      empty: 'Maglagay ng halaga.',
      notWhole: 'Buong piso lang po ang ilagay.',
      notANumber: 'Ilagay ang halaga gamit ang mga digit lang.',
      belowMin: '{{min}} ang pinakamababang puwedeng hiramin.',
      aboveMax: '{{max}} ang pinakamataas na puwedeng hiramin ngayon.',
      offGrid: 'Pumili ng halagang tig‑{{step}} ang dagdag o bawas.',
      nothingAvailable: 'Nagamit na ang buong limit ninyo. Babalik ito habang nagbabayad kayo.',
    },
    term: 'Gaano katagal',
    termDays_one: '{{count}} araw',
    termDays_other: '{{count}} araw',
    payments_one: '{{count}} hulog na {{amount}}',
    payments_other: '{{count}} hulog na {{amount}}',
    paymentsFrom_one: '{{count}} hulog, {{amount}} ang una',
    paymentsFrom_other: '{{count}} hulog, {{amount}} ang una',
    termCost: 'Gastos: {{cost}}',
    beforeCoupons: 'Mga presyo bago ang coupon.',
    coupons: 'Mga coupon',
    couponTitle: 'Interest coupon',
    couponExpiry: 'Hanggang {{day}}',
    couponReasons: {
      expired: 'Expired na ito. Final na ito.',
      loanTooSmall: 'Available kapag ang loan ay {{min}} pataas.',
      abovePeriodInterest:
        'Available kapag ang isang hulog ay may interest na {{amount}} pataas. Mas mataas ang interest ng mas malaking loan.',
      aboveTotalInterest:
        'Kapag pinagsama, lampas ang mga coupon sa interest. Available ito kapag inalis ninyo ang iba o pumili kayo ng mas malaking loan.',
      alreadyChosen: 'Napili na.',
    },
    unavailable: {
      used: 'Nagamit na sa loan {{loan}}. Para sa isang loan lang ang coupon.',
      reserved:
        'Nakareserba sa loan {{loan}}. Kung hindi naipadala ang pera ng loan, available ulit ito hanggang {{day}}.',
      expired: 'Expired na ito. Final na ito.',
      aboveLimit:
        'Para sa mga loan mula {{min}}: mas mataas sa limit ninyo. Available kung tataas ang limit ninyo.',
    },
    pricing: 'Kinukuwenta ang presyo',
    priceFailed: 'Hindi na‑load ang presyo',
    received: '{{amount}} ang matatanggap ninyo.',
    next: 'I‑review ang loan',
    nextReason: 'Pumili muna ng halagang puwedeng hiramin.',
  },
  bar: {
    label: 'Saan napupunta ang pera',
    total: 'Babayaran ninyo',
  },
  confirm: {
    loading: 'Inihahanda ang agreement ninyo',
    receive: 'Matatanggap ninyo',
    disclosure: 'Disclosure statement',
    amountFinanced: 'Halaga ng loan',
    processingFee: 'Processing fee',
    feeHint: 'Ibabawas, non‑refundable',
    otherKeptBack: 'Iba pa, ibabawas',
    netProceeds: 'Halagang matatanggap',
    account: 'Sa {{account}}',
    interest: 'Interest',
    coupon: 'Mga coupon',
    otherCharges: 'Iba pang singil',
    financeCharge: 'Finance charge',
    costShare: '{{share}} ng halaga ng loan',
    nominal: 'Nominal rate kada buwan',
    effective: 'Effective rate kada buwan',
    interestAfter: 'Interest, bawas na ang mga coupon',
    total: 'Kabuuang babayaran',
    dueDate: 'Due date: {{day}}',
    dueDates_one: '{{count}} hulog, {{from}} hanggang {{to}}',
    dueDates_other: '{{count}} hulog, {{from}} hanggang {{to}}',
    overCap:
      'Lampas ang offer na ito sa pinapayagan ng SEC ({{caps}}). Magtanong po muna sa customer service bago magpatuloy.',
    caps: { nominal: 'nominal rate', effective: 'effective rate', totalCost: 'kabuuang gastos' },
    schedule: 'Schedule ng mga hulog',
    payment: '{{ordinal}} hulog',
    principalInterest: 'Principal\u00A0{{principal}}, interest\u00A0{{interest}}',
    charges:
      'Bukod sa interest at processing fee, ito lang ang sinisingil namin: overdue fee kung late ang hulog, at ang fee at interest ng rollover o restructure kung pipili kayo nito.',
    early:
      'Puwede kayong magbayad nang maaga anumang oras. Kung babayaran ninyo nang maaga ang lahat, interest lang hanggang sa araw na iyon ang babayaran ninyo, hindi bababa sa isang araw. Non‑refundable ang processing fee.',
    overpaid: {
      title: '{{amount}} ng sobrang bayad ninyo ang gagamitin sa loan na ito',
      text: 'Mapupunta ito sa unang hulog kapag naipadala na ang pera ng loan na ito.',
    },
    tick: 'Nabasa ko at nag‑a‑agree ako sa',
    tickAgreement: 'loan agreement',
    agreementFailed: 'Hindi na‑load ang agreement',
    submit: 'Mag‑apply ng {{amount}}',
    checking: 'Chine‑check ang limit ninyo',
    problems: {
      readFirst: 'Buksan at basahin muna ang loan agreement, saka i‑tick.',
      tickFirst: 'Mag‑agree po muna sa terms ng loan agreement',
      notTaken: 'Na‑check na namin: walang nahiram. Puwede kayong mag‑apply ulit.',
      creditExpired:
        'Expired na ang limit ninyo o kailangang i‑check ulit. I‑renew ito sa Hiram app, saka mag‑apply ulit.',
      termsChanged: 'Nagbago ang terms. Tingnan ulit bago ninyo i‑confirm.',
      textChanged:
        'Nagbago ang text ng loan agreement, halimbawa dahil sa wika. Buksan ito at mag‑agree ulit.',
      choiceGone:
        'Ang napili ninyong araw o coupon ay hindi na available. Pumili po ulit bago magpatuloy.',
      refused: 'Hindi nabuksan ang loan. {{reason}}',
      notSent: 'Walang naipadala. {{reason}}',
      failed: 'Hindi namin na‑check ang limit ninyo. {{reason}}',
      answered: 'Walang nahiram. Dahilan: {{reason}}',
      sessionEnded:
        'Na‑log out po kayo bago dumating ang application. Walang nahiram. Puwede kayong mag‑apply ulit.',
      unclear:
        'Nagkaproblema ang page na ito, at hindi pa namin alam kung naipadala ang application ninyo. Iche‑check muna namin ito bago magpadala ulit.',
    },
  },
  money: {
    title: 'Ipinapadala ang application ninyo',
    sending:
      'Manatili po muna sa page na ito. Isang beses lang ipapadala ang application ninyo, anuman ang mangyari.',
    checking:
      'Wala pang malinaw na sagot, kaya chine‑check namin ito. Isang beses lang ipapadala ang application ninyo.',
    waiting:
      'Hindi pa namin alam kung dumating ang application ninyo. Patuloy namin itong chine‑check; puwedeng umabot nang tatlong minuto. Hindi na kailangang mag‑apply ulit. Puwede ninyong isara ang app.',
    late: 'Hindi pa rin namin alam kung dumating ang application ninyo. Patuloy namin itong chine‑check. Hindi na kailangang mag‑apply ulit. Puwede ninyong isara ang app.',
  },
} satisfies typeof en;
