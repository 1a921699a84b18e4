import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AnyMachineSnapshot } from 'xstate';
import { company } from '#app/company.ts';
import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { rootScene } from './root-scene.tsx';
import { loadScenes, type Scene, type SceneProps } from './scenes.tsx';

/** The app's real screens, for whatever state a machine is in. */
export type Stage = {
  /** The ids of the machines that show something. */
  machines: readonly string[];
  /** The page that a snapshot shows; null where it shows none. */
  page: (snapshot: AnyMachineSnapshot) => PageId | null;
  /**
   * Draws a snapshot's page. `send` takes what a person does in the machine, `request` what a screen asks
   * of the root; of the root itself, all comes through `send`.
   */
  Screen: (props: SceneProps) => ReactElement | null;
};

/** Loads all screens, and their texts in one language. What is drawn afterwards is there at once. */
export async function createStage(language: Language): Promise<Stage> {
  const [texts, flows] = await Promise.all([startTexts(language, company), loadScenes()]);
  await texts.need(pageNamespaces);
  const scenes = new Map<string, Scene>(Object.entries({ ...flows, root: await rootScene(flows) }));
  const sceneOf = ({ machine }: AnyMachineSnapshot) => scenes.get(machine.id);
  return {
    machines: [...scenes.keys()],
    page: (snapshot) => sceneOf(snapshot)?.page(snapshot) ?? null,
    Screen(props) {
      const scene = sceneOf(props.snapshot);
      if (!scene) return null;
      return <I18nextProvider i18n={texts.i18n}>{scene.draw(props)}</I18nextProvider>;
    },
  };
}
