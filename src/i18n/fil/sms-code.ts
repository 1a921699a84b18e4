import type en from '../en/sms-code.ts';

export default {
  sentTo: 'Ipinadala sa {{mobile}} ang code.',
  goesTo: 'Ipapadala namin ang code sa SMS sa {{mobile}}.',
  label: 'Verification code',
  hint: 'Anim na digit, ipinadala sa SMS. Magagamit nang limang minuto.',
  send: 'Ipadala ang code',
  again: 'Ipadala ulit, {{seconds}}\u00A0s\u00A0pa',
  submit: 'Ituloy',
  reasons: {
    empty: 'Ilagay ang code mula sa SMS.',
    malformed: 'Ang code ay may anim na digit. I‑check ulit ang SMS.',
    wrong: 'Ilagay po ang tamang verification code',
    expired: 'Expired na ang code na ito. Humingi ng bago.',
  },
} satisfies typeof en;
