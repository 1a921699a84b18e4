import type { LoginPorts } from '#machines/login/ports.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { smsCodeRows } from './parts.ts';
import type { PortRows } from './table.ts';

const maria = credentialsOf('maria');

export const loginRows: PortRows<LoginPorts> = {
  ...smsCodeRows('login'),
  mobileExists: [
    {
      title: 'reports that a number has an account',
      input: { mobile: '+639181112222' },
      lender: { mobileExists: { exists: true } },
      asks: [['mobileExists', { mobile: '+639181112222' }]],
      out: { exists: true },
    },
  ],
  login: [
    {
      title: 'logs in by a code, and stores nothing yet',
      input: { mobile: '+639181112222', smsCode: '246810' },
      lender: { login: maria },
      asks: [['login', { mobile: '+639181112222', smsCode: '246810' }]],
      out: maria,
    },
    {
      title: 'logs in by a password',
      input: { username: 'maria', password: 'Password1' },
      lender: { login: maria },
      asks: [['login', { username: 'maria', password: 'Password1' }]],
      out: maria,
    },
  ],
};
