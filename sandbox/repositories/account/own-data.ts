import type { OwnData } from '#domain/account/own-data.ts';
import type { Borrower } from './borrowers.ts';
import { ownDataText } from './own-data-text.ts';
import { ownRecords } from './own-records.ts';
import type { Work } from '../work.ts';

/** Internal columns, and `userId`, which the profile already states. */
const internalColumns = new Set([
  'userId',
  'clientId',
  'readTo',
  'begun',
  'timerAt',
  'timerEvent',
  'heldAt',
]);

/** Omits internal columns, and writes instants, recognised by their names, as ISO 8601. */
function exportedValue(key: string, value: unknown): unknown {
  if (internalColumns.has(key)) return undefined;
  const isMoment = key === 'at' || key === 'since' || key.endsWith('At') || key.endsWith('Until');
  return isMoment && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** Exports a borrower's own data (P4). */
export async function exportOwnData(work: Work, borrower: Borrower): Promise<OwnData> {
  const records = await ownRecords(work, borrower);
  const exportedAt = work.now;
  return {
    exportedAt,
    json: JSON.stringify({ exportedAt, ...records }, exportedValue, 2),
    text: ownDataText(records, exportedAt, borrower.language),
  };
}
