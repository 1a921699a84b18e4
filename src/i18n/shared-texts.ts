type Loaders<Texts> = { [Name in keyof Texts]: () => Promise<{ default: Texts[Name] }> };

/** English defines the namespaces and keys; the other language must have the same ones. */
export const inBoth = <Texts>(en: Loaders<Texts>, fil: Loaders<NoInfer<Texts>>) => ({ en, fil });

const en = {
  attempts: () => import('./en/attempts.ts'),
  flows: () => import('./en/flows.ts'),
  guides: () => import('./en/guides.ts'),
  helpCentre: () => import('./en/help-centre.ts'),
  info: () => import('./en/info.ts'),
  loanStory: () => import('./en/loan-story.ts'),
  overpayment: () => import('./en/overpayment.ts'),
  popups: () => import('./en/popups.ts'),
};

const fil = {
  attempts: () => import('./fil/attempts.ts'),
  flows: () => import('./fil/flows.ts'),
  guides: () => import('./fil/guides.ts'),
  helpCentre: () => import('./fil/help-centre.ts'),
  info: () => import('./fil/info.ts'),
  loanStory: () => import('./fil/loan-story.ts'),
  overpayment: () => import('./fil/overpayment.ts'),
  popups: () => import('./fil/popups.ts'),
};

/** The texts of several flows, of pages without a flow and of overlays, by namespace. */
export const sharedTexts = inBoth(en, fil);

export type SharedNamespace = keyof (typeof sharedTexts)['en'];
