import type en from './en.ts';

export default {
  titles: {
    home: 'Home',
  },
  title: 'Kumusta, {{name}}',
  titlePlain: 'Home',
  loading: 'Nilo‑load ang Home ninyo',
  failedTitle: 'Hindi na‑load ang page ninyo',
  refresh: 'I‑refresh',
  lastKnown: {
    asOf: 'Noong {{time}}',
    late: 'Overdue na noon ang loan na ito.',
    checking: 'Inaalam namin ang kasalukuyang halaga. Pagkatapos, puwede na kayong magbayad dito.',
    offline: 'Walang internet',
    failed: 'Hindi na‑load ang kasalukuyang halaga',
    knewToday: 'Ito ang alam namin noong {{time}}.',
    knewOn: 'Ito ang alam namin noong {{time}}.',
    nothingToday: 'Wala kayong due noong {{time}}.',
    nothingOn: 'Wala kayong due noong {{time}}.',
    waits: 'Kailangan ng internet para makabayad dito.',
    waitsForAnswer: 'Puwede kayong magbayad dito kapag alam namin ang kasalukuyang halaga.',
    goesOn: 'Kusang magpapatuloy ang page na ito kapag may internet na.',
    more: 'Kung hindi pa ito nabayaran, mas malaki na ito ngayon: may dagdag na overdue fee.',
    perhaps:
      'Inurong ang oras ng phone na ito. Pagkalampas ng due date, may dagdag na overdue fee.',
    notedAll:
      'Itinala ninyo na nabayaran ang {{amount}}. Kung nabayaran na ninyo ito, huwag nang magbayad ulit. Kung hindi pa, due pa rin ito.',
    notedLate:
      'Itinala ninyo na nabayaran ang {{amount}}. Hindi namin alam kung naka‑post na ito, kaya kasama pa ito sa due rito.',
    noted: 'May itinala kayong bayad noong {{time}}. Baka hindi pa ito nabawas dito.',
    coming: 'Paparating na noon ang {{amount}}, at ibinawas na ito.',
    restructuring:
      'Pinoproseso noon ang restructure nito. Hindi ninyo kailangang magbayad hanggang matapos ito.',
    number: {
      label: 'Number para magbayad sa {{channel}}',
      biller: 'Biller',
      forLoan: 'Para sa loan',
      fee: 'Fee sa {{channel}}',
      amount: 'Eksaktong babayaran ninyo',
      withoutFee: 'Para sa loan, hindi pa kasama ang fee',
      until: 'Magbayad bago ang',
      over: 'Hanggang {{time}} lang ang number ninyo para magbayad. Makakakuha kayo ng bago kapag nag‑load na ang page na ito.',
      unsure:
        'Hanggang {{time}} ang number ninyo para magbayad. Inurong ang oras ng phone na ito, kaya nakatago ito. Makikita ninyo ito kapag nag‑load na ang page na ito.',
      copy: 'Kopyahin',
      copied: 'Nakopya',
      copyFailed: 'Hindi nakopya. I‑hold ang number para kopyahin.',
    },
  },
  apply: {
    title: 'Kumuha ng credit limit',
    text: 'Isang beses lang mag‑apply, mga limang minuto. Ihanda ang ID at selfie.',
    action: 'Mag‑apply na',
  },
  resume: {
    title: 'Tapusin ang application ninyo',
    text: 'Naka‑save ang mga sagot ninyo. Ituloy kung saan kayo huminto.',
    action: 'Ituloy',
  },
  reviewing: {
    title: 'Under approval ang application ninyo',
    text: '95% ng mga tao ay may sagot na sa loob ng 10\u00A0minuto.',
    action: 'Tingnan ang review',
  },
  rejected: {
    title: 'Hindi na‑approve ang application ninyo',
    until: 'Puwede kayong mag‑apply ulit sa {{day}}.',
    again: 'Puwede na kayong mag‑apply ulit ngayon.',
    action: 'Tingnan ang makakatulong',
    apply: 'Mag‑apply ulit',
  },
  limit: {
    title: 'Puwedeng hiramin',
    used: '{{used}} ang nagamit sa {{total}}',
    ring: '{{available}} ang puwedeng hiramin sa {{total}}',
    valid: 'Valid hanggang {{day}}',
    action: 'Humiram',
    see: 'Tingnan ang limit ko',
  },
  closed: {
    postsAt: 'Karaniwan, naka‑post na ito bago ang {{time}}.',
    repairUntil: 'Palitan ito bago ang {{time}}. Pagkatapos noon, makakansela ang loan na ito.',
    overdue: {
      title: 'Bayaran muna ang {{amount}}',
      text: 'May overdue na hulog. Kailangang nabayaran na ito bago kayo makahiram ulit.',
      action: 'Bayaran ang {{amount}}',
    },
    waitsFor: {
      action: 'Tingnan kung nasaan na',
      posting: {
        title: 'Paparating na ang bayad ninyo',
        text: 'Kailangang naka‑post na ito bago kayo makahiram ulit.',
      },
      agreement: {
        title: 'Mag‑agree muna sa restructure ninyo',
        text: 'Hindi kayo makakahiram habang may overdue na hulog.',
      },
      restructure: {
        title: 'Pinoproseso ang restructure ninyo',
        text: 'Hindi kayo makakahiram habang may overdue na hulog.',
      },
    },
    underWay: {
      asYouRepay: 'Isang loan muna: makakahiram ulit kayo habang nagbabayad kayo.',
      action: 'Tingnan kung nasaan na',
      s15: {
        title: 'Inihahanda ang loan ninyo',
        text: 'Maya‑maya, under approval na ito. Isang loan muna: makakahiram ulit kayo kapag naipadala na ang pera nito.',
      },
      s20: {
        title: 'Under approval ang loan ninyo',
        text: 'Isang loan muna: makakahiram ulit kayo kapag naipadala na ang pera nito.',
      },
      s40: {
        title: 'Paparating na ang pera ninyo',
        text: 'Isang loan muna: makakahiram ulit kayo kapag dumating na ang pera.',
      },
      payoutHeld: {
        title: 'Hindi pa naipadala ang pera ninyo',
        text: 'Sinabi ninyong hindi sa inyo ang pagpapalit ng account na tatanggap ng pera. Iche‑check muna namin ito. Hanggang doon, walang ipapadalang pera.',
      },
      s65: {
        title: 'Hindi natuloy ang pagpapadala',
        text: 'Palitan ang account ninyo na tatanggap ng pera. Saka ipapadala ulit ang pera ng loan na ito.',
      },
    },
    rejected: {
      title: 'Hindi na‑approve ang loan application ninyo',
      text: 'Puwede kayong mag‑apply ulit, pinakamaaga sa {{day}}.',
      action: 'Tingnan ang makakatulong',
    },
    expired: {
      title: 'Expired na ang limit ninyo',
      text: 'I‑renew sa Hiram app bago humiram ulit.',
      action: 'I‑renew ang limit',
    },
    filesLapsed: {
      title: 'Kailangan ng bagong selfie',
      text: 'Luma na ang selfie o isang litrato ng mga dokumento ninyo. Kumuha ulit sa Hiram app bago kayo humiram.',
      action: 'Kunin ulit ang selfie',
    },
    usedUp: {
      title: 'Nagamit na ang buong limit ninyo',
      text: 'Babalik ito habang nagbabayad kayo.',
      action: 'Magbayad ng loan',
    },
  },
  dueLoans: 'Babayaran',
  loans: 'Mga loan ninyo',
  origin: {
    loan: 'Loan {{number}}',
    restructured: 'Loan {{number}}: bagong loan na ang balance nito',
    madeOf: 'Loan {{number}}, galing sa restructure',
  },
  repay: 'Bayaran ang {{amount}}',
  paid: {
    chip: 'Nabayaran na, paparating na',
    text: 'Nabayaran na ang {{amount}} at hindi pa naka‑post. Hindi na kailangang magbayad ulit.',
    part: 'Nabayaran na rin ang {{amount}} at hindi pa naka‑post. Ibinawas na ito.',
    noted: 'Itinala ninyo na nabayaran ang {{amount}}. Hindi pa ito naka‑post',
    notedChip: 'Itinala na nabayaran',
    notedAll:
      'Itinala ninyo na nabayaran ang {{amount}}. Hindi pa ito naka‑post. Kung nabayaran na ninyo ito, hindi na kailangang magbayad ulit. Kung hindi pa, due pa rin ito.',
    notedPart:
      'Itinala ninyo na nabayaran ang {{amount}}. Ibinawas na ito. Kung hindi pa ninyo ito nabayaran, due pa rin ito.',
    rollover: 'Sapat ito para sa rollover ninyo. Bibilangin ito mula sa araw na nagbayad kayo.',
    restructure:
      'Sapat ito para sa restructure ninyo. Kapag naka‑post na, puwede na kayong mag‑agree dito.',
    action: 'Tingnan kung nasaan na',
  },
  payoutHeld: { chip: 'Hindi pa naipadala ang pera' },
  restructuring: {
    chip: 'Pinoproseso ang restructure',
    text: 'Pinoproseso ang restructure ninyo. Hindi ninyo kailangang magbayad hanggang matapos ito.',
    action: 'Tingnan kung nasaan na',
  },
  operation: {
    begun: {
      rollover: 'Nasimulan na ang rollover ninyo: {{amount}} ang babayaran',
      restructure: 'Nasimulan na ang restructure ninyo: {{amount}} ang babayaran',
      text: 'Bayaran ito bago ang {{time}}. Ang oras ng bayad ninyo ang bibilangin, kahit mapo‑post ito mamaya pa.',
      action: 'Magbayad ng {{amount}}',
      elsewhere: {
        rollover: 'Nasimulan na ang rollover ninyo',
        restructure: 'Nasimulan na ang restructure ninyo',
        text: 'Kailangan nito ng {{missing}} bago ang {{time}}. Ang {{amount}} na nabayaran ninyo, o itinala na nabayaran, ay hindi pa naka‑post. Kung nabayaran na ninyo ito, huwag na itong bayaran ulit.',
      },
    },
    agree: {
      title: 'Mag‑agree sa restructure ninyo',
      text: 'Naka‑post na ang bayad ninyo para dito. Puwede kayong mag‑agree hanggang {{time}}. Walang sisingiling fee habang hindi pa kayo nag‑a‑agree.',
      action: 'Basahin at mag‑agree',
      instead:
        'Kung babayaran ninyo ang overdue na halaga, hindi na matutuloy ang restructure na ito.',
    },
    made: {
      rollover: 'Na‑extend na ang due date ninyo',
      restructure: 'Tapos na ang restructure ninyo',
      text: 'Ang susunod ninyong due date ay {{day}}.',
      below: 'Makikita sa ibaba kung ano ang due sa loan na ito.',
      action: 'Tingnan ang bagong due date',
    },
    notMade: {
      rollover: 'Hindi natuloy ang rollover ninyo',
      restructure: 'Hindi natuloy ang restructure ninyo',
      why: {
        tooLittle: 'Kulang pa ng {{amount}}.',
        notAgreed: 'Hindi kayo nakapag‑agree sa oras.',
        otherOperation: 'May ibang sinimulan sa loan na ito pagkatapos.',
        paid: 'Lahat ng due ay nabayaran na.',
        priceChanged: 'Dahil sa naunang bayad, nagbago ang presyo nito.',
      },
      text: 'Walang siningil na fee para dito. Ang {{amount}} na nabayaran ninyo ay nasa loan ninyo, binibilang mula {{day}}.',
      action: 'Buksan ang loan ko',
    },
  },
  due: 'Due sa {{day}}',
  dueLater:
    'Kung magbabayad po kayo ngayong araw. Sa {{day}}, {{amount}} na ito. Ang interest ay binibilang kada araw.',
  dueToday: 'due ngayong araw',
  daysLeft_one: '{{count}} araw na lang',
  daysLeft_other: '{{count}} araw na lang',
  overdueBy_one: '{{count}} araw nang overdue',
  overdueBy_other: '{{count}} araw nang overdue',
  status: {
    s15: 'Inihahanda',
    s20: 'Under approval',
    s30: 'Hindi na‑approve',
    s40: 'Paparating na ang pera',
    s60: 'Kinansela',
    s65: 'Hindi natuloy ang pagpapadala',
    s70: 'Active',
    s75: 'Overdue',
    s80: 'Bayad na',
  },
  updateAccount: {
    title: 'May pagpapadala na hindi natuloy',
    text: 'Hindi tinanggap ng bangko o e‑wallet ninyo ang pera. Wala kayong babayaran sa loan na iyon. Palitan ang account ninyo na tatanggap ng pera, at ipapadala ulit ang pera.',
    action: 'I‑update ang account na tatanggap ng pera',
  },
  openAttempts: {
    action: 'Tingnan ang status',
    applyOrder: {
      title: 'Inaalam pa namin ang nangyari sa application ninyo',
      text: 'Na‑confirm {{time}}. Hindi pa namin alam kung dumating ito. Iche‑check muna namin ito bago kayo humiram o magbayad ulit.',
    },
    repayDeferralConfirm: {
      title: 'Inaalam pa namin ang nangyari sa rollover ninyo',
      text: 'Na‑confirm {{time}}. Hindi pa namin alam kung dumating ito. Iche‑check muna namin ito bago kayo humiram o magbayad ulit.',
    },
    repaymentConfirm: {
      title: 'Inaalam pa namin ang nangyari sa bayad ninyo',
      text: 'Na‑confirm {{time}}. Hindi pa namin alam kung dumating ito. Iche‑check muna namin ito bago kayo humiram o magbayad ulit.',
    },
    repayRestructureConfirm: {
      title: 'Inaalam pa namin ang nangyari sa restructure ninyo',
      text: 'Na‑confirm {{time}}. Hindi pa namin alam kung dumating ito. Iche‑check muna namin ito bago kayo humiram o magbayad ulit.',
    },
    changeBankCard: {
      title: 'Inaalam pa namin ang nangyari sa account ninyo na tatanggap ng pera',
      text: 'Na‑confirm {{time}}. Hindi pa namin alam kung napalitan ito. Iche‑check muna namin ito bago kayo humiram o magbayad ulit.',
    },
    deleteAccount: {
      title: 'Inaalam pa namin ang nangyari sa pag‑delete ng account ninyo',
      text: 'Na‑confirm {{time}}. Hindi pa namin alam kung na‑delete ito. Iche‑check muna namin ito bago kayo humiram o magbayad ulit.',
    },
    serviceFeePayment: {
      title: 'Inaalam pa namin ang nangyari sa processing fee ninyo',
      text: 'Na‑confirm {{time}}. Hindi pa namin alam kung dumating ito. Iche‑check muna namin ito bago kayo humiram o magbayad ulit.',
    },
  },
  notices: {
    appNeeded: {
      title: 'Kailangan ang Hiram app',
      text: 'Puwede lang mag‑apply ng credit sa Hiram app. Buksan ang Hiram sa phone ninyo at mag‑log in gamit ang parehong number.',
    },
    creditExpired: {
      title: 'Kailangang i‑renew ang limit ninyo',
      text: 'Expired na ito o kailangang i‑check ulit. I‑renew sa Hiram app, ilang minuto lang po.',
    },
    stayed: {
      s15: 'Inihahanda namin ang loan na ito. Maya‑maya, under approval na ito.',
      s30: 'Hindi na‑approve ang application na ito.',
      s60: 'Kinansela ang loan na ito. Walang due rito.',
      s65: 'Hindi natuloy ang pagpapadala, at wala kayong babayaran sa loan na ito. Palitan ang account ninyo na tatanggap ng pera, at ipapadala ulit ang pera.',
      other: 'Wala kayong kailangang gawin sa loan na ito ngayon.',
    },
  },
  more: 'Tulong at settings',
  coupons: 'Mga coupon',
  records: 'Mga loan record',
  unread: 'May bagong sagot',
  setting: 'Profile',
  logout: 'Mag‑log out',
} satisfies typeof en;
