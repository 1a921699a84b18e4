import { joinPages } from '#app/screens/join-pages.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { HomeScreen } from './home.tsx';

export const pages = pagesOf<'home'>()({
  select: selectHomeView,
  screens: { home: HomeScreen },
});

export const screens = joinPages(pages);
export { homeProvider as provider } from './provider.ts';
export { homeFlow as descriptor } from '#machines/home/view.ts';
