import { sessionNamed } from '#machines/samples/people.ts';
import { does, ends, pictured, type Sample, sample } from './sample.ts';

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
  pictured('unread', 'Customer service answered, and the answer is unread', 'setting', [
    ends('readTheme', 'system'),
    ends('hasUnreadMessage', 'unread'),
  ]),
  sample('noAccount', 'The borrower has no payout account yet', 'accountSecurity', [
    ends('readTheme', 'system'),
    ends('getSecurity', 'noAccount'),
  ]),
  pictured('copyReady', 'A copy of the borrower’s data is ready to be saved', 'accountSecurity', [
    ends('readTheme', 'system'),
    ends('getSecurity', 'account'),
    does({ type: 'export.requested' }),
    ends('exportOwnData', 'there'),
  ]),
];
