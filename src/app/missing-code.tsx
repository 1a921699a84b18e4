import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { Text } from '#components/lists/text.tsx';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLocation } from '#machines/root/location.ts';
import { useApp } from './app-context.ts';
import { Interruption } from './interruption.tsx';
import { flowName } from './loading/code-line.ts';
import { useSelected } from './use-selected.ts';
import { useWatched } from './use-watched.ts';

/** The name of the awaited code: of the flows under the loading overlay, otherwise of the page. */
const selectAwaited = (snapshot: RootSnapshot) =>
  snapshot.hasTag('loadingOverlay') ? flowName : selectLocation(snapshot)?.page;

export function useMissingCode(): boolean {
  const { missing } = useApp().codeLine;
  const awaited = useSelected(selectAwaited);
  return useWatched(missing).some(({ name }) => name === awaited);
}

/** Shown if the host has only a newer build, without required code of this one. */
export function NewerBuild() {
  const { t } = useTranslation('common');
  const { renew } = useApp();
  return (
    <Dialog
      open
      alert
      title={t('newer.title')}
      onClose={renew}
      actions={<Button onPress={renew}>{t('newer.open')}</Button>}
    >
      <Text>{t('newer.text')}</Text>
    </Dialog>
  );
}

/** Shown if awaited code failed to load, which is retried, or takes longer than 8 s. */
export function MissingCode() {
  const { t } = useTranslation('common');
  return <Interruption text={t('broken.missing')} onRetry={useApp().codeLine.retryAll} />;
}
