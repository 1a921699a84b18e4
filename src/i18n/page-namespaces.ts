import { type PageNamespace, pageTexts } from './resources.ts';

export const pageNamespaces = Object.keys(pageTexts).filter(
  (name): name is PageNamespace => name in pageTexts,
);
