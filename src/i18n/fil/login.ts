import type en from '../en/login.ts';

const login: typeof en = {
  title: 'Mag-log in',
  lead: 'Kita po ninyo ang matatanggap, bawat bayarin at due date bago pumayag.',
  method: 'Paraan ng pag-log in',
  bySms: 'SMS code',
  byPassword: 'Password',
  mobile: 'Mobile number',
  mobileHint: 'Ang number na gamit ninyo sa Hiram.',
  code: 'Verification code',
  codeHint: 'Anim na numero na darating sa SMS.',
  sentTo: 'Ipinadala sa {{mobile}}.',
  sendCode: 'Kunin ang code',
  sendAgain: 'Ulitin pagkalipas ng {{seconds}} s',
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
  reasons: {
    mobile: {
      empty: 'Ilagay ang inyong mobile number.',
      malformed: 'Maglagay ng sampung numero pagkatapos ng +63, simula sa 9.',
      unknown: 'Hindi pa registered ang number na ito. Mag-register muna sa Hiram app.',
    },
    code: {
      empty: 'Ilagay ang code mula sa SMS.',
      malformed: 'Anim na numero ang code. Tingnan ulit ang SMS.',
    },
    username: { empty: 'Ilagay ang inyong username.' },
    password: {
      empty: 'Ilagay ang inyong password.',
      tooShort: 'Kulang ang password. Hindi ito bababa sa 8 character.',
      tooLong: 'Sobra ang password. Hanggang 18 character lang ito.',
    },
  },
};

export default login;
