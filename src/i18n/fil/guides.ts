import type en from '../en/guides.ts';

const guides: typeof en = {
  back: 'Bumalik',
  next: 'Basahin din',
  steps: 'Hakbang‑hakbang',
  about: {
    intro:
      'Nagpapahiram ang Hiram ng maliliit na halaga sa maikling panahon, at sinasabi kung magkano ito bago kayo mag‑agree.',
    company: 'Sino ang nagpapahiram',
    name: 'Kompanya',
    registration: 'SEC Registration No.',
    certificate: 'Certificate of Authority No.',
    secNumber: '{{secRegistration}}',
    certNumber: '{{secCertificate}}',
    official: 'Ang mga opisyal naming contact',
    officialText:
      'Sa amin ang dalawang ito. Kung may tumawag o sumulat mula sa iba at humingi ng pera o code, hindi po siya taga‑Hiram.',
    call: 'Tumawag sa amin',
    write: 'Sumulat sa amin',
    hotline: '{{companyHotline}}',
    email: '{{companyEmail}}',
    parts: [
      {
        title: 'Sino ang nagbabantay sa amin',
        text: 'Ang Securities and Exchange Commission ang nagbibigay ng lisensya sa mga lending company at naglalathala ng listahan nila sa sec.gov.ph. Ang National Privacy Commission, privacy.gov.ph, ang nagbabantay sa data ninyo.',
      },
      {
        title: 'Kung hindi kami nakatulong',
        text: 'Sabihin muna sa customer service; sinasagot ang bawat reklamo. Puwede kayong lumapit sa Securities and Exchange Commission anumang oras, kahit habang inaalam pa namin ito.',
      },
    ],
  },
  fraud: {
    intro:
      'Nabubuhay ang panloloko sa pagmamadali. Huwag magmadali: walang kailangang gawin sa Hiram sa loob ng isang minuto.',
    never: {
      title: 'Hindi namin ito hinihingi kailanman',
      text: 'Ang SMS code ninyo, ang password ninyo, isang fee bago kayo makatanggap ng loan, o bayad sa account ng isang tao.',
    },
    parts: [
      {
        title: 'May “release fee” bago ang loan',
        text: 'Wala po nito. Ibinabawas sa loan mismo ang processing fee namin, at makikita ninyo ito bago kayo mag‑agree. Kung may humingi muna ng pera, hindi na niya ito ibabalik.',
      },
      {
        title: 'May tumawag o nag‑message sa pangalan namin',
        text: 'Ibaba ang tawag at tawagan ang number na nasa app. Huwag buksan ang mga link sa message: nasa app din ang lahat ng sasabihin namin sa inyo.',
      },
      {
        title: 'Pagbabayad sa ibang lugar',
        text: 'Magbayad lang online sa app, o gamit ang number na ipinapakita ng app. Baka kung kanino ang number na ipinadala sa chat.',
      },
      {
        title: 'Mga app na kumokontrol sa screen ninyo',
        text: 'Walang taga‑Hiram na magpapa‑install ng ibang app o magpapa‑share ng screen ninyo. Alisin ang ganoong app at palitan ang password ninyo.',
      },
      {
        title: 'May loan sa pangalan ninyo na hindi ninyo kinuha',
        text: 'Sabihin agad sa customer service. Pinipigil namin ang pagpapadala hangga’t hindi pa nakakaalis ang pera, at inaalam ang nangyari.',
      },
      {
        title: 'Kung nangyari na',
        text: 'Palitan ang password ninyo, tawagan ang bangko o e‑wallet ninyo, sabihan kami, at i‑report sa PNP Anti‑Cybercrime Group. Itago ang mga message at resibo.',
      },
    ],
  },
  borrow: {
    intro:
      'Mula sa application ninyo hanggang sa pera sa account ninyo: ano ang nangyayari, at gaano katagal.',
    steps: [
      {
        title: 'Mag‑apply ng limit',
        text: 'Sa app: kung sino kayo, ang trabaho ninyo, isang contact person, ang ID ninyo, isang selfie, at ang account na tatanggap ng pera.',
      },
      {
        title: 'Hintayin ang sagot',
        text: '95% ng mga customer ang may sagot sa loob ng 10 minuto. Pagkalipas ng 24 oras, kontakin ang customer service.',
      },
      {
        title: 'Piliin ang halaga at term',
        text: 'Makikita ninyo ang matatanggap ninyo, ang bawat fee, ang effective rate at ang bawat bayad bago kayo magdesisyon.',
      },
      {
        title: 'Basahin at mag‑agree',
        text: 'Basahin ang disclosure statement at ang loan agreement. Walang ina‑apply hangga’t hindi ninyo kino‑confirm.',
      },
      {
        title: 'Tanggapin ang pera',
        text: 'Pagka‑approve, 10 hanggang 60 minuto bago ito dumating sa account ninyo. Kung hindi ito makarating, sasabihin ng app iyon at ang dapat gawin.',
      },
    ],
    cost: {
      title: 'Magkano ito',
      text: 'Interest kada araw, at isang processing fee na ibinabawas sa loan. Kung late ang bayad, may overdue fee. Non‑refundable ang processing fee.',
    },
    advice: {
      title: 'Hiramin lang ang kaya ninyong bayaran',
      text: 'Tingnan ang unang bayad at ang petsa nito. Kung hindi ito akma sa susunod ninyong sahod, pumili ng mas mababa o ng ibang term.',
    },
  },
  repay: {
    intro: 'Magbayad sa app, sa store o mula sa e‑wallet; puwedeng maaga anumang oras.',
    online: {
      title: 'Sa app',
      steps: [
        {
          title: 'Buksan ang loan ninyo',
          text: 'Ipinapakita sa Home kung magkano ang due at kailan.',
        },
        {
          title: 'Piliin ang babayaran',
          text: 'Ang susunod na bayad, o ang lahat ng natitira.',
        },
        {
          title: 'I‑confirm nang isang beses',
          text: 'Isang beses lang itong ipinapadala. Kung maputol ang koneksyon, aalamin ng app ang nangyari; huwag nang magbayad ulit.',
        },
      ],
    },
    offline: {
      title: 'Sa store o mula sa e‑wallet',
      steps: [
        {
          title: 'Kunin ang number ninyo',
          text: 'Sa page ng loan ninyo, piliin kung saan kayo magbabayad. Ipapakita ng app ang number, ang halaga at kung hanggang kailan ito puwede.',
        },
        {
          title: 'Magbayad gamit ang number na iyon',
          text: 'Tingnan ang pangalan ng kompanya at ang halaga. Itago ang resibo.',
        },
        {
          title: 'Tingnan kung na‑post na',
          text: 'Binibilang ang bayad ninyo mula sa araw na nagbayad kayo, kahit ma‑post ito nang mas huli.',
        },
      ],
    },
    parts: [
      {
        title: 'Kung hindi kayo makabayad sa oras',
        text: 'Sabihan kami bago ang due date. Kung puwede ang rollover o restructure, iaalok ito sa page ng loan ninyo at uunahin ang buong halaga nito.',
      },
      {
        title: 'Kung sobra ang nabayaran ninyo',
        text: 'Sa inyo ang natira: ibabawas ito sa susunod ninyong loan, o ibabalik sa inyo ng customer service.',
      },
      {
        title: 'Kung may bayad na wala pa',
        text: 'Maaaring umabot ng isang araw ang mga store. Pagkatapos noon, ipadala ang resibo sa customer service.',
      },
    ],
  },
  permissions: {
    intro:
      'Ang hinihingi ng app sa phone ninyo, kung bakit, at kung paano ito babawiin. Puwede kayong tumanggi sa bawat isa.',
    purpose: 'Para saan',
    moment: 'Kailan namin hinihingi',
    needed: 'Kailangan',
    yes: 'Oo, para sa application ninyo',
    no: 'Hindi',
    refused: 'Kung tumanggi kayo',
    turnOff: 'Paano ito i‑off',
    howOff: 'Settings ng phone ninyo, Apps, Hiram, Permissions',
    offNow: 'Puwede na ninyo itong i‑off',
    camera: {
      name: 'Camera',
      purpose: 'Mga litrato ng ID ninyo at isang selfie, para walang manghiram sa pangalan ninyo',
      moment: 'Kapag kukuha na kayo ng unang litrato para sa application, hindi bago pa noon',
      refused: 'Hindi kayo makakapag‑apply ng limit; gumagana ang lahat ng iba pa',
      met: 'May mga litrato na ang application ninyo. Hihingi lang ulit kami kung kailangan ng bago.',
    },
    notifications: {
      name: 'Notifications',
      purpose: 'Para sabihan kayo na malapit na ang due date, o na papunta na ang pera',
      moment: 'Pagkatapos maipadala ang una ninyong loan',
      refused: 'Makukuha ninyo ang mahahalagang balita sa SMS, at makikita ang lahat sa app',
      met: 'Wala kayong loan na babayaran: wala kaming ipapaalala sa inyo.',
    },
    never: {
      title: 'Ang hindi namin hinihingi kailanman',
      text: 'Hindi para magpahiram, hindi para maningil, hindi para sa advertising:',
      items: {
        contacts: 'ang contacts ninyo',
        media: 'ang mga litrato at file ninyo; kayo ang pipili ng bawat litratong ipapadala',
        fineLocation: 'ang eksaktong lokasyon ninyo',
        phoneNumbers: 'ang listahan ng tawag at mga phone number ninyo',
        installedApps: 'ang listahan ng mga app ninyo',
      },
    },
  },
  documents: {
    intro: 'Ang mga kasunduan ninyo at ng Hiram, na mababasa nang hindi nagla‑log in.',
    list: 'Mga dokumento',
    service: 'Kung paano kayo pinagsisilbihan ng Hiram',
    privacy: 'Kung ano ang alam namin tungkol sa inyo, at bakit',
    permissions: 'Ang hinihingi ng app sa phone ninyo',
    own: {
      title: 'Ang sarili ninyong mga loan agreement',
      text: 'May sariling agreement at disclosure statement ang bawat loan. Babasahin ninyo ang mga ito bago kayo mag‑agree, at makikita pa rin kasama ng loan, salita por salita.',
    },
  },
};

export default guides;
