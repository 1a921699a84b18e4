import type en from '../en/common.ts';

export default {
  understood: 'Naiintindihan ko',
  home: 'Pumunta sa Home',
  loading: 'Naglo‑load',
  lostNumber: 'Nawala ang SIM o number ko',
  withoutInternet: 'Walang internet? Tawagan kami:',
  languages: { en: 'English', fil: 'Filipino' },
  operationComing: {
    text: 'Ang {{amount}} na nabayaran ninyo sa oras ay karaniwang naka‑post bago ang {{time}}.',
  },
  paidElsewhere: {
    title: 'Hindi pa naka‑post',
    announced: 'Nabayaran ninyo ang {{amount}} sa {{channel}}, {{time}}.',
    noted:
      'Itinala ninyo ang {{amount}} sa {{channel}}, {{time}}. Kung hindi pa ninyo ito nabayaran, due pa rin ito.',
    counts:
      'Kasama pa ito sa halaga rito. Kapag naka‑post na, bibilangin ito mula sa oras ng bayad ninyo.',
    second: 'Baka pangalawang bayad na ito',
    secondText:
      'Kung nabayaran na ninyo ang {{amount}} at i‑confirm ninyo ngayon, babayaran ninyo ito ulit. Inyo pa rin ang sobrang bayad.',
  },
  company: {
    name: '{{companyName}}',
    registration:
      'SEC Registration No. {{secRegistration}}. Certificate of Authority No. {{secCertificate}}.',
    advisory:
      'Basahin po nang mabuti ang terms and conditions sa disclosure statement bago ituloy ang loan.',
  },
  maintenance: {
    title: 'May inaayos po kami',
    until: 'Nakaplano ang pag‑aayos hanggang {{time}}. Ligtas po ang mga loan at bayad ninyo.',
    unknown: 'Babalik din agad ang Hiram. Ligtas po ang mga loan at bayad ninyo.',
    call: 'Tumawag sa amin',
    hotline: '{{companyHotline}}',
    close: 'Subukan ngayon',
  },
  newer: {
    title: 'May mas bagong version ang Hiram',
    text: 'Buksan ito para ituloy ang ginagawa ninyo.',
    open: 'Buksan ito',
  },
  broken: {
    title: 'Nagkaproblema ang page na ito',
    text: 'Buksan ulit, o pumunta sa Home.',
    missing: 'I‑check ang internet. Kusang magbubukas ang page.',
    money: 'Ang na‑confirm ninyo ay pinoproseso pa. Isang beses lang ito ipapadala.',
    retry: 'Buksan ulit',
  },
} satisfies typeof en;
