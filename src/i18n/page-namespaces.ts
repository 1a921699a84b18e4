import { type PageNamespace, pageTexts } from './resources.ts';

export const pageNamespaces = Object.keys(pageTexts.en).filter(
  (name): name is PageNamespace => name in pageTexts.en,
);
