import type en from './en.ts';

export default {
  titles: {
    restructureDescribe: 'Restructure ng loan ninyo',
    restructureDetails: 'Mga bagong hulog',
    restructureConfirmation: 'I‑confirm ang restructure',
    restructureReview: 'Nire‑review ang restructure',
  },
  loading: 'Nilo‑load ang restructure',
  failed: 'Hindi na‑load ang restructure',
  loan: 'Loan {{number}}',
  payNow: 'Babayaran ninyo ngayon',
  describe: {
    lead: 'Ang balance ninyo ay magiging bagong loan, na may mga hulog. Walang ipapadalang pera.',
    today: 'Ngayong araw lang ang presyo na ito.',
    counts:
      'Kung magbabayad kayo ngayong araw sa tindahan o e‑wallet, ang oras ng bayad ninyo roon ang bibilangin, kahit mapo‑post ito pagkalipas ng isang araw. Sasabihin namin kung hanggang kailan kayo puwedeng mag‑agree.',
    agreeBefore: 'Mag‑agree bago ang {{time}}. Walang sisingiling fee bago nito.',
    downPayment: 'Paunang bayad',
    fee: 'Restructure fee, non‑refundable',
    minimum: 'Kabuuan',
    paid: 'Nabayaran mula nang simulan ang restructure',
    balance: 'Balance ng bagong loan',
    count_one: '{{count}} hulog',
    count_other: '{{count}} hulog',
    first: 'Unang hulog',
    firstDue: 'Unang due date',
    compare: 'Ngayong araw, o kung may restructure',
    totalToday: 'Babayaran ngayong araw kung walang restructure',
    totalAfter: 'Babayaran kung may restructure',
    difference: 'Pagkakaiba kung may restructure',
    other:
      'Puwede rin ninyong bayaran ang loan gaya ng dati, nang bahagi o nang buo, o kausapin kami.',
    plan: 'Tingnan ang mga bagong hulog',
    pay: 'Bayaran na lang ang loan',
  },
  before:
    'Bago pa ito ng paghingi ninyo ng presyo, kaya hindi ito kasama sa presyo. Bibilangin sa loan ninyo ang nabayaran ninyo. Kapag naka‑post na ito, matatapos ang presyo na ito, at puwede kayong humingi ng bago.',
  coming: {
    title: 'Paparating na ang bayad ninyo para sa restructure',
    text: 'Pagkatapos, puwede na ninyong basahin ang agreement at mag‑agree; sasabihin namin kung hanggang kailan. Hindi na kailangang magbayad ulit.',
  },
  plan: {
    payment: '{{ordinal}} hulog',
    parts: 'Principal\u00A0{{principal}}, interest\u00A0{{interest}}',
    partsWithFee:
      'Principal\u00A0{{principal}}, interest\u00A0{{interest}}, overdue fee na inilipat\u00A0{{fee}}',
    partServiceFee: 'processing fee\u00A0{{fee}}',
    sums: 'Ang bagong loan',
    principal: 'Principal',
    interest: 'Interest',
    fee: 'Mga overdue fee na inilipat, walang interest',
    serviceFee: 'Processing fee na hindi pa bayad',
    total: 'Mga bagong hulog sa kabuuan',
    cost: 'Gastos sa loan na ito',
    rate: 'Effective interest rate kada buwan',
    byPlan: 'Gastos ayon sa lumang plan',
    after: 'Gastos kung may restructure',
    cap: 'Pinakamalaki na pinapayagan ng batas',
    next: 'Magpatuloy sa agreement',
  },
  confirm: {
    missedTitle: 'Kung overdue ang hulog',
    missed: 'Overdue na ito mula sa susunod na araw, at may overdue fee bawat araw.',
    cancelTitle: 'Kapag confirmed na',
    cancel:
      'Hindi na ninyo ito mababawi. Kapag nagawa na ang bagong loan, hindi na ito makakansela, at non‑refundable ang restructure fee.',
    meanwhile:
      'Bago magawa ang bagong loan, puwedeng mabago o makansela ang restructure dahil sa bayad. Kapag nagbago ang plan, mag‑agree kayo ulit. Kapag nakansela ito, walang sisingiling fee.',
    from: 'Mula sa',
    reading: 'Nilo‑load ang agreement',
    agreementFailed: 'Hindi na‑load ang agreement',
    tick: 'Nabasa ko at nag‑a‑agree ako sa',
    tickAgreement: 'loan restructure agreement',
    submit: 'I‑confirm ang restructure',
  },
  ask: {
    title: 'Magbayad ng {{amount}} mula sa {{account}} para sa restructure',
    titleFree: 'I‑confirm ang restructure ng loan {{number}}',
    text: 'Isang beses lang ito ipapadala, at hindi na ninyo mababawi.',
    confirm: 'I‑confirm ngayon',
    cancel: 'Huwag munang i‑confirm',
  },
  review: {
    lead: 'Kusang magbabago ang page na ito. Puwede ninyong isara ang app; walang mawawala.',
    label: 'Mga hakbang ng review',
    states: { done: 'Tapos na', current: 'Ngayon', upcoming: 'Mamaya' },
    verifyingBorrower: 'Vine‑verify ang detalye ninyo',
    applying: 'Nag‑a‑apply',
    generatingOrder: 'Approved na, inihahanda ang bagong loan',
    orderCreated: 'Handa na ang bagong loan',
    usual: 'Karaniwang {{time}}',
    seconds_one: '{{count}} segundo',
    seconds_other: '{{count}} segundo',
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minuto',
    late: 'Mas matagal ang hakbang na ito kaysa karaniwan. Tuloy pa rin ito; puwede itong i‑check ng customer service para sa inyo.',
    updated: 'Noong {{time}}',
  },
  ended: {
    expired: {
      title: 'Expired na ang offer na ito',
      text: 'Walang siningil na fee. Ganoon pa rin ang loan ninyo.',
      until:
        'Tapos na nang tuluyan ang presyong ito. Puwede ninyong hingin ang presyo ngayong araw sa loan ninyo.',
    },
    withdrawn: {
      title: 'Hindi na available ang offer na ito',
      text: 'Nagbago ang loan mula noon: may pumasok na bayad, o may iba pang sinimulan. Nasa loan ninyo ang nabayaran ninyo.',
      until:
        'Tapos na nang tuluyan ang presyong ito. Puwede ninyong hingin ang presyo ngayong araw sa loan ninyo.',
    },
    settled: {
      title: 'Bayad na ang loan na ito',
      text: 'Wala nang due sa loan na ito.',
      until: 'Final na ito: wala kayong babayaran sa loan na ito.',
    },
    notFound: {
      title: 'Walang ganitong restructure',
      text: 'Hindi ito sa inyo. Pumunta sa Home at buksan ang loan ninyo.',
      until: 'Mananatiling sarado ang page na ito.',
    },
    loan: 'Buksan ang loan ko',
  },
  insufficient: {
    title: 'Kulang ang halaga ng pagbabayad para sa Loan Restructure.',
    text: '{{amount}} pa ang kulang. Nasa loan ninyo ang nabayaran ninyo.',
  },
  problems: {
    readFirst: 'Buksan ang agreement at basahin bago ninyo i‑tick.',
    tickFirst: 'Mag‑agree po muna sa terms ng loan agreement',
    planChanged:
      'Hindi pa kayo nag‑agree sa plan. Kapag nagbago ang plan dahil sa bayad, mag‑agree kayo ulit.',
    textChanged:
      'Nagbago ang text ng loan agreement, halimbawa dahil sa wika. Buksan ito at mag‑agree ulit.',
    notTaken: 'Na‑check na namin: hindi ito confirmed, at walang nabawas sa account ninyo.',
    refused: 'Hindi ito na‑confirm, at walang nabawas sa account ninyo. {{reason}}',
    notSent: 'Walang naipadala. {{reason}}',
    answered: 'Hindi ito confirmed, at walang nabawas sa account ninyo. Dahilan: {{reason}}',
    sessionEnded:
      'Na‑log out po kayo bago ito dumating. Hindi ito confirmed, at walang nabawas sa account ninyo.',
    unclear:
      'Nagkaproblema ang page na ito, at hindi pa namin alam kung naipadala ito. Iche‑check muna namin bago magpadala ulit.',
  },
  money: {
    title: 'Kino‑confirm ang restructure ninyo',
    sending:
      'Manatili po muna sa page na ito. Isang beses lang ito ipapadala, anuman ang mangyari.',
    checking:
      'Wala pang malinaw na sagot, kaya chine‑check namin ito. Isang beses lang ito ipapadala.',
    waiting:
      'Hindi pa namin alam kung confirmed ang restructure at dumating ang bayad ninyo. Patuloy namin itong chine‑check; puwedeng umabot nang tatlong minuto. Hindi na kailangang i‑confirm ulit. Puwede ninyong isara ang app.',
    late: 'Hindi pa rin namin alam kung confirmed ang restructure at dumating ang bayad ninyo. Patuloy namin itong chine‑check. Hindi na kailangang i‑confirm ulit. Puwede ninyong isara ang app.',
  },
} satisfies typeof en;
