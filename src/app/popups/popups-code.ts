import type { AppTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { Runs } from '../flows/lazy-flow.ts';
import { createLazyCode, type LazyCode } from '../loading/lazy-code.ts';
import type { PopupServices } from './provider.ts';

export type PopupsCode = LazyCode<Runs<typeof popupsMachine>>;

export const lazyPopups = createLazyCode(async () => (await import('./popups.tsx')).Popups);

export const popupTexts = ['popups'] as const satisfies readonly PageNamespace[];

export function createPopupsCode(
  services: Omit<PopupServices, 'journal'>,
  journal: LazyCode<PopupServices['journal']>,
  texts: Pick<AppTexts, 'need'>,
): PopupsCode {
  return createLazyCode(async () => {
    const [{ popupsPorts, providePopups }, there] = await Promise.all([
      import('./provider.ts'),
      journal.load(),
      lazyPopups.load(),
      texts.need(popupTexts),
    ]);
    return providePopups(popupsPorts({ ...services, journal: there }));
  });
}
