import { selectRecordsView } from '#machines/records/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { RecordsScreen } from './records.tsx';

/** The screen of the flow. */
export const pages = pagesOf<'records'>()({
  select: selectRecordsView,
  screens: { records: RecordsScreen },
});
