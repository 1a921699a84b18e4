import type en from '../en/login.ts';

const login: typeof en = {
  title: 'Mag-log in',
  lead: 'Humiram ng ₱1,000 hanggang ₱10,000. Makikita po ninyo ang lahat ng bayarin bago kayo pumayag.',
  method: 'Paraan ng pag-log in',
  bySms: 'SMS code',
  byPassword: 'Password',
  mobile: 'Mobile number',
  mobileHint: 'Ang number na ginamit ninyo sa app.',
  code: 'Verification code',
  codeHint: 'Anim na numero, ipinadala sa SMS.',
  sentTo: 'Ipinadala sa {{mobile}}.',
  sendCode: 'Magpadala ng code',
  sendAgain: 'Magpadala ulit sa loob ng {{seconds}} s',
  username: 'Username',
  password: 'Password',
  passwordHint: '8 hanggang 18 character.',
  reveal: 'Ipakita ang password',
  hide: 'Itago ang password',
  submit: 'Mag-log in',
  loggingIn: 'Nagla-log in',
  terms: 'Sa pag-log in, tinatanggap po ninyo ang',
  service: 'Service agreement',
  and: 'at ang',
  privacy: 'Privacy policy',
  language: 'Wika',
  reasons: {
    mobile: {
      empty: 'Ilagay ang inyong mobile number.',
      malformed: 'Sampung numero po pagkatapos ng +63, nagsisimula sa 9.',
      unknown: 'Hindi namin kilala ang number na ito. Magrehistro muna sa Hiram app.',
    },
    code: {
      empty: 'Ilagay ang code mula sa SMS.',
      malformed: 'Anim na numero ang code.',
    },
    username: { empty: 'Ilagay ang inyong username.' },
    password: {
      empty: 'Ilagay ang inyong password.',
      tooShort: 'Hindi bababa sa 8 character ang password.',
      tooLong: 'Hanggang 18 character lang ang password.',
    },
  },
};

export default login;
