import type { OwnData } from '#domain/own-data.ts';
import type { Borrower } from './borrowers.ts';
import { ownDataText } from './own-data-text.ts';
import { ownRecords } from './own-records.ts';
import type { Work } from './work.ts';

/** What the lender keeps to itself to work, and what is said above every table: whose it is. */
const withheld = new Set([
  'userId',
  'clientId',
  'readTo',
  'begun',
  'timerAt',
  'timerEvent',
  'heldAt',
]);

/** A moment as any program reads it: what ends in `At` is milliseconds in the database. */
function asTold(key: string, value: unknown): unknown {
  if (withheld.has(key)) return undefined;
  const isMoment = key === 'at' || key === 'since' || key.endsWith('At') || key.endsWith('Until');
  return isMoment && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** A borrower's own data as two files (P4), the one to be read in their language. */
export async function exportOwnData(work: Work, borrower: Borrower): Promise<OwnData> {
  const records = await ownRecords(work, borrower);
  const exportedAt = work.now;
  return {
    exportedAt,
    json: JSON.stringify({ exportedAt, ...records }, asTold, 2),
    text: ownDataText(records, exportedAt, borrower.language),
  };
}
