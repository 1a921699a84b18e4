import { does, ends, type Sample } from './sample.ts';

/** What sending codes says beside what the walks need. */
export const smsCode: readonly Sample[] = [
  {
    name: 'tooMany',
    purpose: 'Too many codes were asked for',
    start: 'any',
    steps: [
      ends('readCooldown', 'none'),
      does({ type: 'code.ordered', mobile: '+639171234567' }),
      ends('sendSmsCode', 'tooManySms'),
    ],
    pictured: true,
  },
  {
    name: 'sent',
    purpose: 'A code was sent, and another has to wait',
    start: 'any',
    steps: [
      ends('readCooldown', 'none'),
      does({ type: 'code.ordered', mobile: '+639171234567' }),
      ends('sendSmsCode', 'sent'),
    ],
    pictured: true,
  },
];
