import { type PageNamespace, pageTexts } from './resources.ts';

/** For tests and pictures; the app requests each namespace by name. */
export const pageNamespaces = Object.keys(pageTexts).filter(
  (name): name is PageNamespace => name in pageTexts,
);
