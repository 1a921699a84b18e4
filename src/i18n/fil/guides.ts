import type en from '../en/guides.ts';

export default {
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
    official: 'Ang official contacts namin',
    officialText:
      'Sa amin ang dalawang ito. Kung may humingi ng code ninyo, o ng pera papunta sa personal account, hindi po siya taga‑Hiram.',
    call: 'Tumawag sa amin',
    write: 'Sumulat sa amin',
    hotline: '{{companyHotline}}',
    email: '{{companyEmail}}',
    parts: [
      {
        title: 'Sino ang nagbabantay sa amin',
        text: 'Ang Securities and Exchange Commission ang nagbibigay ng lisensya sa mga lending company at naglalathala ng pangalan ng bawat isa sa sec.gov.ph. Ang National Privacy Commission, privacy.gov.ph, ang nagbabantay sa data ninyo.',
      },
      {
        title: 'Kung hindi kami nakatulong',
        text: 'Sabihin muna sa customer service; sinasagot nito ang bawat reklamo. Puwede kayong lumapit sa Securities and Exchange Commission anumang oras, kahit habang chine‑check pa namin.',
      },
    ],
  },
  fraud: {
    intro:
      'Gusto ng mga scammer na magmadali kayo. Maghinay‑hinay po: sa Hiram, walang kailangang gawin sa loob ng isang minuto.',
    never: {
      title: 'Hindi tumatawag o nagte‑text ang Hiram para hingin ito',
      text: 'Ang SMS code ninyo, ang password ninyo, isang fee bago ang loan, o bayad sa personal account.',
    },
    parts: [
      {
        title: 'May “release fee” bago ang loan',
        text: 'Wala po nito. Ibinabawas ang processing fee namin sa loan mismo, at makikita ninyo ito bago kayo mag‑agree. Kung may humingi muna ng pera, hindi na niya ito ibabalik.',
      },
      {
        title: 'Tawag o message sa pangalan namin',
        text: 'Ibaba ang tawag at tawagan ang number na nasa app. Huwag buksan ang mga link sa message: nasa app din ang lahat ng sasabihin namin sa inyo.',
      },
      {
        title: 'Bayad sa ibang lugar',
        text: 'Magbayad lang online sa app, o gamit ang number na ipinapakita ng app. Baka kung kaninong number ang ipinadala sa message.',
      },
      {
        title: 'Mga app na kumokontrol sa screen ninyo',
        text: 'Hindi kayo hihilingan ng Hiram na mag‑install ng ibang app o i‑share ang screen ninyo. Alisin ang ganoong app at palitan ang password ninyo.',
      },
      {
        title: 'Loan sa pangalan ninyo na hindi sa inyo',
        text: 'Sabihin agad sa customer service. Iche‑check nila ito at sasagutin kayo.',
      },
      {
        title: 'Kung nangyari na',
        text: 'Palitan ang password ninyo, tawagan ang bangko o e‑wallet ninyo, sabihan kami, at i‑report sa PNP Anti‑Cybercrime Group. Itabi ang mga message at resibo.',
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
        text: '95% ng mga customer ang may sagot sa loob ng 10 minuto. Kung wala pa pagkalipas ng 24 oras, kontakin ang customer service.',
      },
      {
        title: 'Piliin ang halaga at term',
        text: 'Makikita ninyo ang matatanggap ninyo, ang bawat fee, ang effective rate at ang bawat hulog bago kayo magdesisyon.',
      },
      {
        title: 'Basahin at mag‑agree',
        text: 'Basahin ang disclosure statement at ang loan agreement. Hindi pa kayo nag‑apply hangga’t hindi kayo nag‑confirm.',
      },
      {
        title: 'Dumarating ang pera',
        text: 'Pagka‑approve, 10 hanggang 60 minuto bago ito dumating sa account ninyo. Kung hindi ito makarating, sasabihin ng app iyon at ang dapat gawin.',
      },
    ],
    cost: {
      title: 'Magkano ito',
      text: 'Interest kada araw, at isang processing fee na ibinabawas sa loan. Kung late ang hulog, may overdue fee. Kung pipili kayo ng rollover o restructure, may fee at interest ito. Non‑refundable ang processing fee, ang rollover fee at ang restructure fee.',
    },
    advice: {
      title: 'Hiramin lang ang kaya ninyong bayaran',
      text: 'Tingnan ang unang hulog at ang petsa nito. Kung hindi ito kaya ng susunod ninyong sahod, pumili ng mas mababa o ng ibang term.',
    },
  },
  repay: {
    intro:
      'Magbayad sa app, sa tindahan o mula sa e‑wallet. Puwede kayong magbayad nang maaga anumang oras.',
    online: {
      title: 'Sa app',
      steps: [
        {
          title: 'Buksan ang loan ninyo',
          text: 'Ipinapakita sa Home kung magkano ang due at kailan.',
        },
        {
          title: 'Piliin ang babayaran',
          text: 'Ang susunod na hulog, o ang lahat ng natitira.',
        },
        {
          title: 'I‑confirm nang isang beses',
          text: 'Isang beses lang itong ipinapadala. Kung maputol ang connection, iche‑check ng app kung ano ang nangyari; huwag nang magbayad ulit.',
        },
      ],
    },
    offline: {
      title: 'Sa tindahan o mula sa e‑wallet',
      steps: [
        {
          title: 'Kumuha ng number',
          text: 'Sa page ng loan ninyo, piliin kung saan kayo magbabayad. Ipapakita ng app ang number, ang halaga at kung kailan ito mag‑e‑expire.',
        },
        {
          title: 'Magbayad gamit ang number na iyon',
          text: 'I‑check ang pangalan ng kompanya at ang halaga. Itabi ang resibo.',
        },
        {
          title: 'Tingnan kung naka‑post na',
          text: 'Binibilang ang bayad ninyo mula sa araw ng bayad, kahit ilang araw pa bago ito mapo‑post.',
        },
      ],
    },
    parts: [
      {
        title: 'Kung hindi kayo makabayad sa oras',
        text: 'Sabihan kami bago ang due date. Kung puwede ang rollover o restructure, iaalok ito sa page ng loan ninyo, at makikita muna ang buong gastos.',
      },
      {
        title: 'Kung sobra ang nabayaran ninyo',
        text: 'Inyo pa rin ang sobrang bayad. Gagamitin ito sa susunod ninyong loan, o makukuha ninyo ito sa home.',
      },
      {
        title: 'Kung wala pa ang bayad ninyo',
        text: 'Sa tindahan, maaaring umabot ito ng isang araw. Pagkatapos noon, ipadala ang resibo sa customer service.',
      },
    ],
  },
  deletion: {
    intro: 'Puwede ninyong i‑delete ang account ninyo sa app o sa labas nito, nang libre.',
    inApp: {
      title: 'Sa app',
      steps: [
        {
          title: 'Buksan ang I‑delete ang account',
          text: 'Makikita ito sa profile ninyo, sa Seguridad ng account. Doon din ang kopya ng data ninyo.',
        },
        {
          title: 'Basahin kung ano ang mangyayari',
          text: 'Nasa page kung ano ang open pa, ano ang made‑delete, at ano ang mananatili sa amin.',
        },
        {
          title: 'I‑confirm gamit ang code',
          text: 'Ipapadala namin ito sa SMS. Agad na made‑delete ang account.',
        },
      ],
    },
    without: {
      title: 'Sa labas ng app',
      steps: [
        {
          title: 'Tawagan kami o sumulat sa amin',
          text: 'Ibigay ang pangalan ninyo at ang mobile number ng account. Huwag ibigay ang code o password kahit kailan.',
        },
        {
          title: 'Iche‑check namin kung kayo nga',
          text: 'Tatawagan namin kayo sa number ng account.',
        },
        {
          title: 'Malalaman ninyo sa SMS',
          text: 'Sasabihin nito kung na‑delete na ang account, o kung ano ang open pa.',
        },
      ],
    },
    parts: [
      {
        title: 'Ano ang dapat mauna',
        text: 'Bayaran ang hindi pa bayad, at hintayin ang review ng application at ang pera na darating.',
      },
      {
        title: 'Ano ang made‑delete',
        text: 'Ang pangalan, mga number, ID, selfie, mga form, account na tatanggap ng pera, mga coupon, mga message at login ninyo.',
      },
      {
        title: 'Ano ang mananatili sa amin',
        text: 'Mga loan, bayad at loan agreement, nang limang taon, dahil hinihingi ito ng Anti‑Money Laundering Act. Ang pangalan ninyo ay nasa mga agreement na lang.',
      },
    ],
  },
  permissions: {
    intro:
      'Ang hinihingi ng app sa phone ninyo, kung bakit, at kung paano ito i‑off. Puwede kayong tumanggi sa bawat isa.',
    purpose: 'Para saan',
    moment: 'Kailan namin hinihingi',
    needed: 'Kailangan',
    yes: 'Oo, para sa application ninyo',
    no: 'Hindi',
    refused: 'Kung tumanggi kayo',
    turnOff: 'Paano ito i‑off',
    howOff: 'Settings ng phone ninyo, Apps, Hiram, Permissions',
    offNow: 'Puwede na ninyo itong i‑off ngayon',
    camera: {
      name: 'Camera',
      purpose: 'Mga litrato ng ID ninyo at isang selfie, para walang humiram sa pangalan ninyo',
      moment: 'Kapag kukuha na kayo ng unang litrato para sa application, hindi bago pa noon',
      refused: 'Hindi kayo makakapag‑apply ng limit; gumagana ang lahat ng iba pa',
      met: 'May mga litrato na ang application ninyo. Hihingi lang ulit kami kung kailangan ng bago.',
    },
    never: {
      title: 'Ang hindi namin hinihingi kailanman',
      text: 'Hindi para magpahiram, hindi para maningil, hindi para sa advertising:',
      items: {
        contacts: 'Ang contacts ninyo',
        media: 'Ang mga litrato at file ninyo; kayo ang pipili ng bawat litratong ipapadala',
        fineLocation: 'Ang eksaktong lokasyon ninyo',
        phoneNumbers: 'Ang listahan ng tawag at mga phone number ninyo',
        installedApps: 'Ang listahan ng mga app ninyo',
      },
    },
  },
  documents: {
    intro:
      'Ang mga pampublikong dokumento ng Hiram. Puwede ninyong basahin ang mga ito anumang oras, kahit bago mag‑log in.',
    list: 'Mga dokumento',
    service: 'Kung paano kayo pinagsisilbihan ng Hiram',
    privacy: 'Kung ano ang alam namin tungkol sa inyo, at bakit',
    permissions: 'Ang hinihingi ng app sa phone ninyo',
    own: {
      title: 'Ang sarili ninyong mga loan agreement',
      text: 'Ang bawat loan ay may sariling agreement at disclosure statement. Babasahin ninyo ang mga ito bago kayo mag‑agree, at makikita pa rin kasama ng loan, salita por salita.',
    },
  },
} satisfies typeof en;
