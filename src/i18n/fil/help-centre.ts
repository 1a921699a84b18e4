import type en from '../en/help-centre.ts';

export default {
  intro:
    'Customer service agent po ang sasagot. Ihanda ang loan number ninyo. Huwag ibigay kahit kanino ang code o password.',
  loading: 'Nilo‑load ang mga paraan para makausap kami',
  failed: 'Hindi na‑load ang mga paraan para makausap kami',
  ways: 'Mga paraan para makausap kami',
  online: 'Online service',
  onlineDetail: 'Makipag‑chat sa amin',
  hotline: 'Tumawag sa amin',
  email: 'Magpadala ng email',
  official: 'Official page',
  hours: 'Bukas {{hours}}',
  inWriting: 'Sumulat sa customer service, o basahin ang mga sagot',
  unread: 'May bagong sagot',
  read: 'Mabuting malaman',
  centre: 'Help centre',
  search: {
    label: 'Maghanap sa help centre',
    found_one: '{{count}} article ang nakita',
    found_other: '{{count}} article ang nakita',
    none: 'Walang nakitang article. Subukan ang ibang salita, o magtanong sa amin.',
  },
  articles: {
    loading: 'Nilo‑load ang mga article',
    failed: 'Hindi na‑load ang mga article.',
  },
  language: { en: 'Nasa English', fil: 'Nasa Filipino' },
  otherLanguage: {
    en: 'Nasa English ang article na ito.',
    fil: 'Nasa Filipino ang article na ito.',
  },
  article: {
    loading: 'Nilo‑load ang article',
    label: 'Teksto ng article',
    failedTitle: 'Hindi na‑load ang article',
    goneTitle: 'Wala na ang article na ito',
    goneText: 'Basahin ang iba sa help centre.',
    toCentre: 'Buksan ang help centre',
  },
  vote: {
    question: 'Nakatulong ba ang article na ito?',
    helpful: 'Oo, nakatulong',
    useless: 'Hindi nakatulong',
    refused: 'Hindi na‑save ang boto ninyo. {{reason}}',
    unknown:
      'Hindi namin alam kung na‑save ang boto ninyo. {{reason}} Papalitan ito ng bagong pipiliin ninyo.',
    signedOut: 'Mag‑log in para masabi kung nakatulong ang article na ito.',
    logIn: 'Mag‑log in',
    still:
      'Pasensya na at hindi ito nakatulong. Customer service agent po ang sasagot sa tanong ninyo.',
    ask: 'Magtanong sa amin',
  },
} satisfies typeof en;
