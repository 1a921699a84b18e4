import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { Runs } from '../flows/lazy-flow.ts';
import { createLazyCode, type LazyCode } from '../loading/lazy-code.ts';
import type { PopupServices } from './provider.ts';

/** The popups' machine, ready to run. */
export type PopupsCode = LazyCode<Runs<typeof popupsMachine>>;

/** What a popup looks like; its code has come by the time one opens. */
export const lazyPopups = createLazyCode(async () => (await import('./popups.tsx')).Popups);

/**
 * The code of home's popups: machines, screens and words, in chunks of their own.
 *
 * @param needTexts loads their words
 */
export function createPopupsCode(
  services: Omit<PopupServices, 'journal'>,
  journal: LazyCode<PopupServices['journal']>,
  needTexts: () => Promise<void>,
): PopupsCode {
  return createLazyCode(async () => {
    const [{ popupsPorts, providePopups }, there] = await Promise.all([
      import('./provider.ts'),
      journal.load(),
      lazyPopups.load(),
      needTexts(),
    ]);
    return providePopups(popupsPorts({ ...services, journal: there }));
  });
}
