import { sessionNamed } from '#machines/samples/people.ts';
import { does, ends, type Sample } from './sample.ts';

export const samples: readonly Sample[] = [
  {
    name: 'longName',
    purpose: 'A very long name, in full',
    start: 'longName',
    input: {
      session: sessionNamed(
        'Maria Guadalupe Concepcion Immaculada de los Reyes y Villanueva-Macapagal',
      ),
      page: 'setting',
    },
    steps: [ends('readTheme', 'system')],
    pictured: true,
  },
  {
    name: 'unread',
    purpose: 'Customer service answered, and the answer is unread',
    start: 'setting',
    steps: [ends('readTheme', 'system'), ends('hasUnreadMessage', 'unread')],
    pictured: true,
  },
  {
    name: 'noAccount',
    purpose: 'The borrower has no payout account yet',
    start: 'accountSecurity',
    steps: [ends('readTheme', 'system'), ends('getSecurity', 'noAccount')],
    pictured: false,
  },
  {
    name: 'copyReady',
    purpose: 'A copy of the borrower’s data is ready to be saved',
    start: 'accountSecurity',
    steps: [
      ends('readTheme', 'system'),
      ends('getSecurity', 'account'),
      does({ type: 'export.requested' }),
      ends('exportOwnData', 'there'),
    ],
    pictured: true,
  },
];
