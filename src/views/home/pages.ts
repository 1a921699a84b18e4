import { pagesOf } from '../flow-pages.ts';

/** The screen of the flow. */
export const homePages = pagesOf<'home'>()({
  texts: ['home'],
  selector: async () => (await import('#machines/home/view.ts')).selectHomeView,
  screens: { home: async () => (await import('./home.tsx')).HomeScreen },
});
