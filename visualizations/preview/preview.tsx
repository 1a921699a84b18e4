import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AnyMachineSnapshot } from 'xstate';
import { company } from '#app/company.ts';
import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import { flowPreviews } from './flow-previews.tsx';
import type { MachinePreview, PreviewProps } from './machine-preview.tsx';
import { machinePreviews } from './machine-previews.tsx';
import { rootPreview } from './root-preview.tsx';
import { ticketParts } from './part-previews.tsx';
import { pageNamespaces } from '#i18n/page-namespaces.ts';

/** The app's real screens, for any state of a machine. */
export type Preview = {
  machines: readonly string[];
  /** Machines that are shown only as parts of other machines' pages. */
  parts: readonly string[];
  /** Null without a page. */
  page: (snapshot: AnyMachineSnapshot) => PageId | null;
  /** `send` is for the machine, `request` for the root; the root itself gets all by `send`. */
  Screen: (props: PreviewProps) => ReactElement | null;
};

const whole = { ...flowPreviews, ...machinePreviews, root: rootPreview };

export const previews: ReadonlyMap<string, MachinePreview> = new Map<string, MachinePreview>(
  Object.entries({ ...whole, ...ticketParts }),
);

/** Loads the texts of all pages, so that rendering is synchronous afterwards. */
export async function createPreview(language: Language): Promise<Preview> {
  const texts = await startTexts(language, company);
  await texts.need(pageNamespaces);
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
