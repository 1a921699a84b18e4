import { selectHomeView } from '#machines/home/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { HomeScreen } from './home.tsx';

/** The screen of the flow. */
export const pages = pagesOf<'home'>()({
  select: selectHomeView,
  screens: { home: HomeScreen },
});
