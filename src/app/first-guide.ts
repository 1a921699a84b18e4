import type { Shell } from '#services/bridge/shell.ts';
import type { Store as Storage } from '#services/storage/store.ts';

/** The native app explains the first loan, once per session (L1). */
export function showFirstGuide(
  storage: Pick<Storage, 'read' | 'write'>,
  shell: Pick<Shell, 'guideOpen'>,
): void {
  if (storage.read('isFirstToBorrow') !== true) return;
  storage.write('isFirstToBorrow', false);
  shell.guideOpen();
}
