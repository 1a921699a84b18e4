import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AnyMachineSnapshot } from 'xstate';
import { company } from '#app/company.ts';
import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import { rootPreview } from './root-preview.tsx';
import { flowPreviews, type FlowPreview, type PreviewProps } from './flow-previews.tsx';
import { ticketParts } from './ticket-parts.tsx';
import { pageNamespaces } from '#i18n/page-namespaces.ts';

/** The app's real screens, for whatever state a machine is in. */
export type Preview = {
  /** The ids of the machines that show something. */
  machines: readonly string[];
  /** The ids of machines that show something on the pages of others, with which they are walked. */
  parts: readonly string[];
  /** The page that a snapshot shows; null where it shows none. */
  page: (snapshot: AnyMachineSnapshot) => PageId | null;
  /**
   * Draws a snapshot's page. `send` takes what a person does in the machine, `request` what a screen asks
   * of the root; of the root itself, all comes through `send`.
   */
  Screen: (props: PreviewProps) => ReactElement | null;
};

/** Loads all screens, and their texts in one language. What is drawn afterwards is there at once. */
export async function createPreview(language: Language): Promise<Preview> {
  const texts = await startTexts(language, company);
  await texts.need(pageNamespaces);
  const whole = { ...flowPreviews, root: rootPreview(flowPreviews) };
  const previews = new Map<string, FlowPreview>(Object.entries({ ...whole, ...ticketParts }));
  const previewOf = ({ machine }: AnyMachineSnapshot) => previews.get(machine.id);
  return {
    machines: Object.keys(whole),
    parts: Object.keys(ticketParts),
    page: (snapshot) => previewOf(snapshot)?.page(snapshot) ?? null,
    Screen(props) {
      const preview = previewOf(props.snapshot);
      if (!preview) return null;
      return <I18nextProvider i18n={texts.i18n}>{preview.draw(props)}</I18nextProvider>;
    },
  };
}
