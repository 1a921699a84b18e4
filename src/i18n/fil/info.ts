import type en from '../en/info.ts';

const info: typeof en = {
  back: 'Bumalik',
  home: 'Pumunta sa home',
  retry: 'Subukan ulit',
  agreement: {
    title: 'Loan agreement',
    done: 'Tapos nang basahin',
    label: 'Teksto ng agreement',
    loading: 'Nilo-load ang agreement',
    absentTitle: 'Walang agreement sa phone na ito',
    absentText: 'Makikita ang agreement ng loan kung saan ninyo ito tinitingnan, bago mag-apply.',
  },
  service: {
    title: 'Service agreement',
    intro: 'Paano nakikipagtulungan ang Hiram sa inyo, sa simpleng salita.',
    parts: [
      {
        title: 'Ano ang ginagawa ng Hiram',
        text: 'Nagpapahiram ang Hiram ng maliliit na halaga sa maikling panahon sa mga tao sa Pilipinas. Isang beses kayong mag-a-apply ng credit limit, saka pipili ng halaga at term, makikita ang lahat ng bayarin, at magpapasya.',
      },
      {
        title: 'Magkano ito',
        text: 'Bago kayo pumayag, makikita ninyo ang matatanggap, ang processing fee, ang interest, ang effective rate kada buwan at ang babayaran. Wala nang iba pa, maliban sa overdue fee kung mahuli ang bayad. Hindi naibabalik ang processing fee.',
      },
      {
        title: 'Pagbabayad',
        text: 'Magbabayad kayo sa mga due date ng plan ninyo. Puwedeng magbayad nang maaga anumang oras. Kung hindi kaya, kausapin kami bago ang due date; may paraan para sa dagdag na panahon.',
      },
      {
        title: 'Ang hinihiling namin',
        text: 'Magbigay ng totoong impormasyon, ingatan ang phone at ang code, at sabihin sa amin kapag nagbago ang account. Isang tao, isang account.',
      },
      {
        title: 'Reklamo',
        text: 'Sinasagot ng customer service ang bawat reklamo at binibigyan ito ng numero. Puwede rin kayong lumapit sa Securities and Exchange Commission.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    intro: 'Ano ang alam namin tungkol sa inyo, bakit, at ano ang magagawa ninyo (RA 10173).',
    parts: [
      {
        title: 'Ano ang kinokolekta namin',
        text: 'Ang pangalan, mobile number, ID, selfie, trabaho at isang contact person ninyo, ang account na tatanggap ng pera, at ang ginagawa ninyo sa app. Hinihingi namin ang bawat isa kapag kailangan na, hindi bago.',
      },
      {
        title: 'Ano ang ginagawa namin dito',
        text: 'Nagpapasya kami sa application, nagpapadala at tumatanggap ng bayad, nag-iingat ng account ninyo at sumusunod sa batas. Sa statistics namin, code lang ang lumalabas sa halip na number ninyo.',
      },
      {
        title: 'Sino ang nakakakita',
        text: 'Ang bangko o e-wallet na nagpapadala ng pera, at ang mga awtoridad kung sinasabi ng batas. Hindi namin ibinebenta ang data ninyo, at hindi namin kinokontak ang mga nasa phone book ninyo.',
      },
      {
        title: 'Gaano katagal itinatago',
        text: 'Habang may loan kayo, at pagkatapos, hangga’t hinihingi ng batas. Saka ito binubura.',
      },
      {
        title: 'Ang mga karapatan ninyo',
        text: 'Puwede ninyong tingnan, itama, kunin, tutulan at ipabura ang data ninyo kapag wala nang bukas na loan. Sumulat sa customer service o sa National Privacy Commission.',
      },
    ],
  },
  support: {
    title: 'Customer service',
    intro: 'Tao po ang sasagot. Ihanda ang loan number, huwag ibigay ang code o password.',
    loading: 'Nilo-load ang mga paraan para makausap kami',
    failed: 'Hindi na-load ang mga paraan',
    ways: 'Mga paraan para makausap kami',
    online: 'Online service',
    onlineDetail: 'Makipag-chat ngayon',
    hotline: 'Tumawag sa amin',
    email: 'Sumulat sa amin',
    official: 'Official page',
    hours: 'Bukas {{hours}}',
  },
  error: {
    title: 'Hindi maipakita ang page na ito',
    text: 'Baka luma ang address, o may nagkamali rito. Nasa dati pa rin ang mga loan at limit ninyo.',
  },
};

export default info;
