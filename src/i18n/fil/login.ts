import type en from '../en/login.ts';

const login: typeof en = {
  lead: 'Makikita po ninyo ang matatanggap ninyo, ang bawat fee at ang due date bago kayo mag‑agree.',
  method: 'Paraan ng pag‑log in',
  withPassword: 'Mag‑log in gamit ang password',
  withCode: 'Mag‑log in gamit ang code sa SMS',
  bySms: 'SMS code',
  byPassword: 'Password',
  mobile: 'Mobile number',
  mobileHint: 'Ang number na gamit ninyo sa Hiram.',
  code: 'Verification code',
  codeHint: 'Anim na digit, ipinadala sa SMS.',
  sentTo: 'Ipinadala sa {{mobile}} ang code.',
  codeFor: 'Kung may code na kayo para sa {{mobile}}, ilagay ito.',
  changeMobile: 'Palitan ang number',
  sendCode: 'Ipadala ang code',
  sendAgain: 'Ipadala ulit, {{seconds}}\u00A0s\u00A0pa',
  username: 'Username',
  password: 'Password',
  passwordHint: '8 hanggang 18 character.',
  reveal: 'Ipakita ang password',
  hide: 'Itago ang password',
  submit: 'Mag‑log in',
  loggingIn: 'Nagla‑log in',
  codeNotSent: 'Hindi naipadala ang code',
  passwordClosed: 'Hindi kayo puwedeng mag‑log in ngayon gamit ang password',
  fail: 'Hindi naka‑log in. Subukan ulit.',
  terms: 'Sa pag‑log in, tinatanggap ninyo ang',
  and: 'at ang',
  reasons: {
    mobile: {
      empty: 'Ilagay ang inyong mobile number.',
      malformed: 'Maglagay ng sampung digit pagkatapos ng +63, simula sa 9.',
      unknown: 'Hindi namin kilala ang number na ito. Mag‑register muna sa Hiram app.',
    },
    code: {
      empty: 'Ilagay ang code mula sa SMS.',
      malformed: 'Ang code ay may anim na digit. I‑check ulit ang SMS.',
      wrong: 'Ilagay po ang tamang verification code',
      expired: 'Expired na ang code na ito. Humingi ng bago.',
    },
    username: { empty: 'Ilagay ang inyong username.' },
    password: {
      empty: 'Ilagay ang inyong password.',
      tooShort: 'Masyadong maikli: hindi bababa sa 8 character ang password.',
      tooLong: 'Masyadong mahaba: hindi lalampas sa 18 character ang password.',
      wrong: 'Mali ang username o password. I‑check ang dalawa at subukan ulit.',
    },
  },
};

export default login;
