import { joinPages } from '#app/screens/join-pages.ts';
import { selectRecordsView } from '#machines/records/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { RecordsScreen } from './records.tsx';

export const pages = pagesOf<'records'>()({
  select: selectRecordsView,
  screens: { records: RecordsScreen },
});

export const screens = joinPages(pages);
export { recordsProvider as provider } from './provider.ts';
export { recordsFlow as descriptor } from '#machines/records/view.ts';
