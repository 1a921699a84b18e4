import { type PageNamespace, pageTexts } from './resources.ts';

/** All namespaces that pages load, for tests and pictures; the app requests each by name. */
export const pageNamespaces = Object.keys(pageTexts).filter(
  (name): name is PageNamespace => name in pageTexts,
);
