type Loader<Loaded> = () => Promise<{ default: Loaded }>;

/** English defines the keys; the other language must have the same ones. */
export const inBoth = <Loaded>(en: Loader<Loaded>, fil: Loader<NoInfer<Loaded>>) => ({ en, fil });

/** The texts of several flows, of pages without a flow and of overlays, by namespace. */
export const sharedTexts = {
  attempts: inBoth(
    () => import('./en/attempts.ts'),
    () => import('./fil/attempts.ts'),
  ),
  flows: inBoth(
    () => import('./en/flows.ts'),
    () => import('./fil/flows.ts'),
  ),
  guides: inBoth(
    () => import('./en/guides.ts'),
    () => import('./fil/guides.ts'),
  ),
  helpCentre: inBoth(
    () => import('./en/help-centre.ts'),
    () => import('./fil/help-centre.ts'),
  ),
  info: inBoth(
    () => import('./en/info.ts'),
    () => import('./fil/info.ts'),
  ),
  loanStory: inBoth(
    () => import('./en/loan-story.ts'),
    () => import('./fil/loan-story.ts'),
  ),
  overpayment: inBoth(
    () => import('./en/overpayment.ts'),
    () => import('./fil/overpayment.ts'),
  ),
  popups: inBoth(
    () => import('./en/popups.ts'),
    () => import('./fil/popups.ts'),
  ),
};

export type SharedNamespace = keyof typeof sharedTexts;
