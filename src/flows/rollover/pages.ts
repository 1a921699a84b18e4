import { joinPages } from '#app/screens/join-pages.ts';
import { selectRolloverView } from '#machines/rollover/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { RolloverDescribeScreen } from './rollover-describe.tsx';
import { RolloverDetailsScreen } from './rollover-details.tsx';

export const pages = pagesOf<'rollover'>()({
  select: selectRolloverView,
  screens: { rolloverDescribe: RolloverDescribeScreen, rolloverDetails: RolloverDetailsScreen },
});

export const screens = joinPages(pages);
export { rolloverProvider as provider } from './provider.ts';
export { rolloverFlow as descriptor } from '#machines/rollover/view.ts';
