import { sessionNamed } from '#machines/samples/people.ts';
import { pictured, type Sample, sample } from './sample.ts';

const longName = 'Maria Guadalupe Concepcion Immaculada de los Reyes y Villanueva-Macapagal';

export const samples: readonly Sample[] = [
  {
    ...pictured('longName', 'A very long name, in full', 'longName/readTheme=system'),
    input: { session: sessionNamed(longName), page: 'setting' },
  },
  pictured(
    'unread',
    'Customer service answered, and the answer is unread',
    'setting/readTheme=system/hasUnreadMessage=unread',
  ),
  sample('noAccount', 'accountSecurity/readTheme=system/getSecurity=noAccount'),
  pictured(
    'copyReady',
    'A copy of the borrower’s data is ready to be saved',
    'accountSecurity/readTheme=system/getSecurity=account/export.requested/exportOwnData=there',
  ),
];
