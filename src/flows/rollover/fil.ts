import type en from './en.ts';

export default {
  titles: {
    rolloverDescribe: 'I‑extend ang due date (rollover)',
    rolloverDetails: 'Mga detalye ng rollover',
  },
  repayment: 'Tingnan kung ano ang due',
  loading: 'Nilo‑load ang rollover',
  failed: 'Hindi na‑load ang rollover',
  stale: 'Baka luma na ang nakikita ninyo. {{reason}}',
  payNow: 'Babayaran ninyo ngayon',
  newDue: 'Bagong due date: {{day}}',
  opening: 'Magbayad ng {{now}} ngayon. {{moves}}',
  moves:
    'Pagkatapos, {{amount}} ang due sa {{newDay}} sa halip na {{day}}. Mas mahal ito nang {{more}} kaysa sa plan ninyo.',
  stillOwed: 'Babayaran pa ang principal: {{amount}}.',
  counts:
    'Hanggang {{time}} ang presyo na ito. Kung magbabayad kayo sa tindahan o e‑wallet bago nito, ang oras ng bayad ninyo roon ang bibilangin, kahit mapo‑post ito pagkalipas ng isang araw.',
  before:
    'Bago pa ito ng paghingi ninyo ng presyo, kaya hindi ito kasama sa presyo. Bibilangin sa loan ninyo ang nabayaran ninyo. Kapag naka‑post na ito, matatapos ang presyo na ito, at puwede kayong humingi ng bago.',
  coming: {
    title: 'Paparating na ang bayad ninyo para sa rollover',
    text: 'Pagkatapos, automatic na confirmed ang rollover. Bibilangin ito mula sa araw na nagbayad kayo. Hindi na kailangang magbayad ulit.',
  },
  now: {
    title: 'Ang babayaran ninyo ngayon',
    overdueFee: 'Mga overdue fee',
    interest: 'Interest na due',
    fee: 'Rollover fee',
    feeHint: 'Non‑refundable',
    minimum: 'Babayaran para sa rollover',
    paid: 'Nabayaran na',
    missing: 'Kulang pa',
  },
  later: {
    title: 'Mga due date',
    dueDate: 'Dating due date',
    newDueDate: 'Bagong due date',
    newInterest_one: 'Interest para sa {{count}} araw',
    newInterest_other: 'Interest para sa {{count}} araw',
  },
  cost: {
    title: 'Gastos',
    today: 'Babayaran ngayong araw kung walang rollover',
    after: 'Babayaran kung may rollover',
    more: 'Dagdag kung may rollover',
    effective: 'Effective rate kada buwan',
    byPlan: 'Gastos sa loan na ito ayon sa plan',
    withRollover: 'Gastos kasama ang rollover',
    cap: 'Gastos na pinapayagan ng batas',
    used: 'Mga rollover na nagamit',
    usedOf: '{{used}} sa {{most}}',
  },
  costFirst: 'Ayon sa plan, {{amount}} ang gastos sa loan na ito. Ika‑{{count}} rollover na ito.',
  overCap: 'Ang gastos sa rollover na ito ay lalampas sa pinapayagan ng batas.',
  insufficient: {
    title: 'Kulang ang halaga ng pagbabayad para sa Rollover.',
    text: '{{amount}} pa ang kulang. Nananatili sa loan ninyo ang nabayaran ninyo.',
  },
  consent: 'Nag‑a‑agree ako sa',
  disclosure: 'disclosure statement',
  noWayBack: 'Hindi na ito makakansela kapag confirmed na.',
  confirmPay: 'Magbayad ng {{amount}} at i‑confirm',
  question: {
    title: 'Magbayad ng {{amount}} mula sa {{account}}',
    text: 'Isang beses lang ito ipapadala, at hindi na makakansela.',
    fee: 'Non‑refundable ang rollover fee.',
    confirm: 'I‑confirm ngayon',
    cancel: 'Huwag munang i‑confirm',
  },
  processing: {
    title: 'Confirmed ang rollover',
    text: 'Pinoproseso na ito, at hindi na makakansela. Ilang segundo lang ito.',
    byPayment: 'Sapat ang bayad ninyo para sa rollover, kaya confirmed na ito.',
  },
  closed: {
    expired: {
      title: 'Expired na ang offer na ito',
      text: 'Nagbabago ang mga presyo bawat araw. Walang siningil na fee.',
      until:
        'Tapos na nang tuluyan ang presyong ito. Puwede ninyong hingin ang presyo ngayong araw.',
    },
    withdrawn: {
      title: 'Hindi na available ang offer na ito',
      text: 'Nagbago ang loan ninyo. Tingnan muna ito bago magpatuloy.',
      until:
        'Tapos na nang tuluyan ang presyong ito. Puwede ninyong hingin ang presyo ngayong araw.',
    },
    settled: {
      title: 'Bayad na ang loan na ito',
      text: 'Wala nang due date.',
      until: 'Final na ito: wala nang due sa loan na ito.',
    },
    unknown: {
      title: 'Hindi namin ito nahanap',
      text: 'Pumunta sa Home at buksan ang loan ninyo.',
      until: 'Mananatiling sarado ang page na ito.',
    },
  },
  renew: 'Tingnan ang bagong presyo',
  notRestarted: 'Hindi pa namin alam ang bagong presyo',
  plan: {
    schedule: 'Ang plan',
    payment: '{{ordinal}} hulog',
    principalInterest: 'Principal\u00A0{{principal}}, interest\u00A0{{interest}}',
    serviceFee: 'processing fee\u00A0{{fee}}',
    received: 'Mga bayad na natanggap',
    none: 'Wala pang bayad.',
    reference: 'Reference {{reference}}',
  },
  problems: {
    tickFirst: 'Mag‑agree po muna sa disclosure statement.',
    termsChanged: 'Nagbago ang terms. Tingnan ulit ang mga ito at mag‑agree ulit.',
    textChanged:
      'Nagbago ang text ng disclosure statement, halimbawa dahil sa wika. Buksan ito at mag‑agree ulit.',
    notTaken: 'Na‑check na namin: walang nabawas sa account ninyo.',
    refused: 'Hindi confirmed ang rollover. {{reason}}',
    notSent: 'Walang naipadala. {{reason}}',
    answered: 'Walang nabawas sa account ninyo. Dahilan: {{reason}}',
    sessionEnded: 'Na‑log out po kayo bago ito dumating. Walang nabawas sa account ninyo.',
    unclear:
      'Nagkaproblema ang page na ito. Iche‑check muna namin ang nangyari bago magpadala ulit.',
  },
  money: {
    title: 'Ipinapadala ang confirmation ninyo',
    sending:
      'Manatili po muna sa page na ito. Isang beses lang ito ipapadala, anuman ang mangyari.',
    checking:
      'Wala pang malinaw na sagot, kaya chine‑check namin ito. Isang beses lang ito ipapadala.',
    waiting:
      'Hindi pa namin alam kung confirmed ang rollover. Patuloy namin itong chine‑check. Hindi na kailangang magbayad ulit. Puwede ninyong isara ang app.',
    late: 'Hindi pa rin namin alam kung confirmed ang rollover. Patuloy namin itong chine‑check. Hindi na kailangang magbayad ulit. Puwede ninyong isara ang app.',
  },
} satisfies typeof en;
