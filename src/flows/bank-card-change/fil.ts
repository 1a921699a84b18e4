import type en from './en.ts';

export default {
  titles: {
    modifyBankCard: 'Bagong account na tatanggap ng pera',
    bankCardChanged: 'Napalitan na ang account na tatanggap ng pera',
  },
  loading: 'Tinitingnan ang account ninyo na tatanggap ng pera',
  failed: 'Hindi na‑load ang account ninyo na tatanggap ng pera',
  present: 'Ang account ninyo na tatanggap ng pera ngayon',
  sendsAgain:
    'Hindi natuloy ang pagpapadala sa account na ito. Palitan ito, at ipapadala ulit ang pera, isang beses.',
  closed: {
    changedRecently: {
      title: 'Kapapalit lang ng account na tatanggap ng pera',
      text: 'Proteksiyon ito ng pera ninyo, kung sakaling hindi kayo ang nagpalit.',
      until: 'Puwede ninyo itong palitan ulit sa {{day}}.',
    },
    payoutUnderWay: {
      title: 'Paparating na ang pera',
      text: 'Hindi ninyo puwedeng palitan ang account habang papunta rito ang pera.',
      until: 'Inaasahang darating ang pera bago ang {{time}}.',
      usual: 'Karaniwan, dumarating ito sa loob ng 10\u00A0hanggang\u00A060\u00A0minuto.',
      open: 'Puwede ninyong palitan ang account kapag dumating na ang pera, o kapag bumalik ito.',
      openFrom:
        'Kapag dumating na ang pera, puwede ninyong palitan ang account sa {{day}}. Kung babalik ang pera, puwede na ninyo itong palitan agad.',
    },
    disputed: {
      title: 'Chine‑check namin ang account ninyo',
      text: 'Sinabi ninyong hindi sa inyo ang pagpapalit na ito. Walang napapalitan hangga’t hindi ito na‑check.',
      until: 'Matatanggap ninyo ang sagot namin bago ang {{time}}.',
      unknown:
        'Hindi pa alam kung kailan ito matatapos. Late ang sagot namin: sumulat sa request ninyo.',
      open: 'Tingnan ang request ninyo',
    },
    noAccount: {
      title: 'Wala pa kayong account na tatanggap ng pera',
      text: 'Magbibigay kayo nito kapag nag‑apply kayo ng credit limit.',
      until: 'Pagkatapos, puwede ninyo itong palitan dito.',
    },
    appNeeded: {
      title: 'Kailangan ang Hiram app',
      text: 'Sa pagpapalit na ito, kailangang makita ang mukha ninyo, at sa Hiram app lang ito puwede. Buksan ang Hiram sa phone ninyo at mag‑log in gamit ang parehong number.',
      until: 'Sa browser na ito, hindi ninyo puwedeng palitan ang account.',
    },
  },
  codeLead: 'Code muna, para walang ibang makapagpadala ng pera ninyo sa iba.',
  form: {
    original: 'Number ng account ninyo ngayon',
    originalHint: 'Ilagay nang buo. Hindi ito ipapakita.',
    originalTyped_one: '{{count}} digit na',
    originalTyped_other: '{{count}} digit na',
    method: 'Ipadala ang pera ko sa',
    anyBank: 'Bank account',
    bank: 'Bangko',
    chooseBank: 'Piliin ang bangko',
    search: 'Maghanap ng bangko',
    noBank: 'Walang bangko na ganito ang pangalan',
    banks_one: '{{count}} bangko',
    banks_other: '{{count}} bangko',
    close: 'Isara',
    number: 'Number ng bagong account',
    walletHint: 'Ang mobile number ninyo sa {{wallet}}, simula sa 09.',
    bankHint: '10 hanggang 20 digit.',
    holder: 'May‑ari ng account',
    holderHint: 'Ang pangalan ninyo, gaya ng nasa account ninyo ngayon.',
    face: 'Susunod, titingnan ng Hiram app ang mukha ninyo.',
    submit: 'I‑check ang pagpapalit',
    checkingFace: 'Tinitingnan ng Hiram app ang mukha ninyo',
    reasons: {
      original: 'Mali ang original na bank card number. Pakitama po.',
      originalEmpty: 'Ilagay ang number ng account ninyo ngayon.',
      new: 'Mali ang bagong bank card number. Pakitama po.',
      newNumber: {
        empty: 'Ilagay ang number ng bagong account.',
        malformed: 'Ang number ng account ay puro digit lang.',
        tooShort: 'Dapat hindi bababa sa 10 digit.',
        tooLong: 'Dapat hindi lalampas sa 20 digit.',
        notAWallet: 'Ang number ng e‑wallet ay may 11 digit at nagsisimula sa 09.',
        sameAsOriginal: 'Pareho ito sa account ninyo ngayon.',
        refused: 'Hindi ito tinanggap ng lender.',
      },
      holder: {
        empty: 'Ilagay ang may‑ari ng account.',
        mismatch: 'Hindi ito ang may‑ari ng account ninyo ngayon.',
      },
      bankCode: {
        empty: 'Piliin ang bangko.',
        inactive: 'Hindi na puwede ang bagong account sa bangkong ito. Pumili ng iba.',
      },
    },
  },
  ask: {
    title: 'Ipadala ang pera ninyo sa account na ito?',
    account: 'Bagong account na tatanggap ng pera',
    number: 'Number',
    holder: 'May‑ari ng account',
    text: 'Dito ang bawat pagpapadala, maliban sa ipinapadala na. Basahin ulit ang number.',
    confirm: 'Palitan ang account',
    cancel: 'Huwag muna',
  },
  changed: {
    now: 'Dito mapupunta ang susunod na pagpapadala',
    another:
      'Hindi ito ang account na inilagay ninyo rito. Pinalitan ito sa ibang device o page. Kung hindi kayo iyon, sabihin sa customer service.',
    sendsAgain:
      'Ang pagpapadala na hindi natuloy ay ipapadala ulit, isang beses, sa account na ito.',
    sms: 'May SMS kayo tungkol sa pagpapalit.',
    repayment: 'Magbabayad kayo gamit ang parehong mga number.',
    notMeTitle: 'Hindi kayo ang nagpalit?',
    notMeText: 'Sabihin agad sa customer service. Puwede nilang i‑check ang pagpapalit.',
    notMe: 'Hindi ako ang nagpalit',
    order: 'Tingnan kung nasaan na ang pera',
  },
  problems: {
    face: {
      failed:
        'Hindi nakilala ang mukha ninyo. Walang napalitan. Subukan ulit sa maliwanag na lugar.',
      cancelled: 'Hindi natapos ang face verification. Walang napalitan.',
      unavailable:
        'Hindi natingnan ng Hiram app ang mukha ninyo. Walang napalitan. Subukan ulit, sa app.',
    },
    notTaken: 'Na‑check na namin: hindi napalitan ang account.',
    refused: 'Hindi napalitan ang account. {{reason}}',
    notSent: 'Walang naipadala. {{reason}}',
    answered: 'Hindi napalitan ang account. Dahilan: {{reason}}',
    sessionEnded: 'Na‑log out po kayo bago ito dumating. Hindi napalitan ang account.',
    unclear:
      'Nagkaproblema ang page na ito, at hindi pa namin alam kung naipadala ito. Iche‑check muna namin bago magpadala ulit.',
  },
  money: {
    title: 'Pinapalitan ang account na tatanggap ng pera',
    sending:
      'Manatili po muna sa page na ito. Isang beses lang ito ipapadala, anuman ang mangyari.',
    checking:
      'Wala pang malinaw na sagot, kaya chine‑check namin ito. Isang beses lang ito ipapadala.',
    waiting:
      'Hindi pa namin alam kung napalitan na ang account ninyo. Patuloy namin itong chine‑check; puwedeng umabot nang tatlong minuto. Hindi na kailangang i‑confirm ulit. Puwede ninyong isara ang app.',
    late: 'Hindi pa rin namin alam kung napalitan na ang account ninyo. Patuloy namin itong chine‑check. Hindi na kailangang i‑confirm ulit. Puwede ninyong isara ang app.',
  },
} satisfies typeof en;
