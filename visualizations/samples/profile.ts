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
    purpose: 'Customer service answered, and the answer is not read yet',
    start: 'setting',
    steps: [ends('readTheme', 'system'), ends('hasUnreadMessage', 'unread')],
    pictured: true,
  },
  {
    name: 'noAccount',
    purpose: 'No account was given yet',
    start: 'accountSecurity',
    steps: [ends('readTheme', 'system'), ends('getSecurity', 'noAccount')],
    pictured: false,
  },
  {
    name: 'copyReady',
    purpose: 'A copy of one’s own data is ready to be saved',
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
