import type en from '../en/info.ts';

export default {
  agreement: {
    done: 'Tapos nang basahin',
    agreed: 'Nag‑agree kayo',
    fingerprint: 'Fingerprint (SHA‑256)',
    copy: 'Kopyahin',
    copied: 'Nakopya na',
    copyFailed: 'Hindi nakopya. I‑hold ang text para kopyahin.',
    label: 'Ang buong agreement',
    loading: 'Nilo‑load ang agreement',
    failedTitle: 'Hindi na‑load ang agreement',
    failedText: 'Hindi ito mabuksan ng phone na ito. Subukan ulit.',
    absentTitle: 'Walang agreement sa phone na ito',
    absentText:
      'Makikita ninyo ang agreement ng isang loan kung saan ninyo ito nire‑review, bago kayo mag‑apply.',
  },
  service: {
    intro: 'Kung paano kayo pinagsisilbihan ng Hiram, sa simpleng salita.',
    parts: [
      {
        title: 'Ano ang ginagawa ng Hiram',
        text: 'Nagpapahiram ang Hiram ng maliliit na halaga, sa maikling panahon, sa mga tao sa Pilipinas. Isang beses lang kayo mag‑apply ng credit limit. Saka kayo pipili ng halaga at term, makikita ninyo ang bawat fee, at kayo ang magdedesisyon.',
      },
      {
        title: 'Magkano ito',
        text: 'Bago kayo mag‑agree, makikita ninyo ang halagang matatanggap ninyo, ang processing fee, ang interest, ang effective rate kada buwan at ang babayaran ninyo. Bukod dito, ito lang ang sinisingil namin: overdue fee kung late ang hulog, at ang fee at interest ng rollover o restructure kung pipili kayo nito. Non‑refundable ang processing fee, ang rollover fee at ang restructure fee.',
      },
      {
        title: 'Pagbabayad',
        text: 'Magbabayad kayo sa mga due date ng plan ninyo. Puwede kayong magbayad nang maaga anumang oras. Kung hindi pa kaya, kausapin po kami bago ang due date; may paraan para mabigyan kayo ng dagdag na panahon.',
      },
      {
        title: 'Ang hinihiling namin',
        text: 'Magbigay po ng totoong impormasyon, ingatan ang phone at code ninyo, at sabihan kami kapag nagbago ang account ninyo. Isang tao, isang account.',
      },
      {
        title: 'Mga reklamo',
        text: 'Sinasagot ng customer service ang bawat reklamo at binibigyan ito ng reference number. Puwede rin kayong lumapit sa Securities and Exchange Commission.',
      },
    ],
  },
  privacy: {
    intro: 'Kung ano ang alam namin tungkol sa inyo, bakit, at ano ang magagawa ninyo (RA 10173).',
    parts: [
      {
        title: 'Ano ang kinokolekta namin',
        text: 'Ang pangalan, mobile number, ID, selfie, trabaho at isang contact person ninyo, ang account na tatanggap ng pera ninyo, at ang ginagawa ninyo sa app. Hinihingi namin ang bawat isa kapag kailangan na, hindi bago pa noon.',
      },
      {
        title: 'Ano ang ginagawa namin dito',
        text: 'Para magdesisyon sa application ninyo, magpadala ng pera at maningil ng mga loan, panatilihing ligtas ang account ninyo at sumunod sa batas. Sa statistics namin, lumalabas ang number ninyo bilang code lang.',
      },
      {
        title: 'Sino ang nakakakita',
        text: 'Ang bangko o e‑wallet na dinadaanan ng pera ninyo, at ang mga awtoridad kung hinihingi ng batas. Hindi namin ibinebenta ang data ninyo, at hindi namin kinokontak ang mga tao sa phone book ninyo.',
      },
      {
        title: 'Gaano katagal nananatili sa amin',
        text: 'Habang may loan kayo, at pagkatapos, hangga’t hinihingi ng batas. Saka namin ito binubura.',
      },
      {
        title: 'Ang mga karapatan ninyo',
        text: 'Puwede ninyong tingnan, ipatama, kunin o tutulan ang paggamit sa data ninyo, at ipabura ito kapag nabayaran na ang mga loan ninyo. Sumulat sa customer service o sa National Privacy Commission.',
      },
    ],
  },
  deleted: {
    lead: 'Naka‑log out na kayo sa bawat device.',
    kept: 'Mananatili sa amin nang limang taon ang mga loan, bayad at loan agreement ninyo, dahil hinihingi ito ng batas. Ang pangalan ninyo ay nasa mga agreement na lang.',
    again:
      'Puwede kayong mag‑register ulit gamit ang parehong number, anumang oras, bilang bagong borrower.',
    login: 'Pumunta sa login page',
  },
  error: {
    text: 'Baka luma na ang address, o nagkaproblema kami rito. Makikita sa home ang mga loan at limit ninyo.',
  },
} satisfies typeof en;
