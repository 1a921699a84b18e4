import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { Text } from '#components/lists/text.tsx';
import { type RootSnapshot, selectLocation } from '#machines/root/location.ts';
import { useApp } from './app-context.ts';
import { Interruption } from './interruption.tsx';
import { flowName } from './loading/code-line.ts';
import { useSelected } from './use-selected.ts';
import { useWatched } from './use-watched.ts';

/** The flow or page that the borrower waits for; null when there is none. */
const selectAwaited = (snapshot: RootSnapshot) =>
  snapshot.hasTag('loadingOverlay') ? flowName : selectLocation(snapshot)?.page;

/** Whether code that the person waits for did not come so far. */
export function useMissingCode(): boolean {
  const { missing } = useApp().codeLine;
  const awaited = useSelected(selectAwaited);
  return useWatched(missing).some(({ name }) => name === awaited);
}

/** The host has a newer build and no longer the code that this page needs. */
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

/** Code does not come: it is asked for again by itself, and the person can do so too, or go home. */
export function MissingCode() {
  const { t } = useTranslation('common');
  return <Interruption text={t('broken.missing')} onRetry={useApp().codeLine.askNow} />;
}
