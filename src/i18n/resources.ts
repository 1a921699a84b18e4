import { flowTexts } from '#flows/flows.ts';
import type base from './en/base.ts';
import { sharedTexts } from './shared-texts.ts';

/** The texts that pages load, by namespace; `base.ts` has the texts of the start. */
export const pageTexts = {
  en: { ...sharedTexts.en, ...flowTexts.en },
  fil: { ...sharedTexts.fil, ...flowTexts.fil },
};

/** A namespace that only some pages load; the others are part of the start. */
export type PageNamespace = keyof (typeof pageTexts)['en'];

type PageTexts = {
  [Name in PageNamespace]: Awaited<ReturnType<(typeof pageTexts)['en'][Name]>>['default'];
};

type KeyOfEach<Part> = Part extends object ? keyof Part : never;

type FlowTitles = Record<
  KeyOfEach<Extract<PageTexts[PageNamespace], { titles: object }>['titles']>,
  string
>;

type CommonKey =
  | 'back'
  | 'logout'
  | 'money'
  | 'needsInternet'
  | 'retry'
  | 'smsCode'
  | 'stale'
  | 'staleSince';

/**
 * All texts of the app, by namespace, with the type of the English texts. A title always has the
 * namespace `title`, and the text of a code `failure`, wherever its file is.
 */
export type Texts = typeof base &
  PageTexts & {
    common: Pick<PageTexts['flows'], CommonKey>;
    title: Omit<PageTexts['flows'], 'code' | CommonKey> & FlowTitles;
    failure: Pick<PageTexts['flows'], 'code'>;
  };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
