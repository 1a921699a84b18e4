import { useTranslation } from 'react-i18next';
import { type RootSnapshot, selectLocation } from '#machines/root/location.ts';
import { useApp } from './app-context.ts';
import { Interruption } from './interruption.tsx';
import { flowName } from './loading/code-line.ts';
import { useSelected } from './use-selected.ts';
import { useWatched } from './use-watched.ts';

/** What the person waits for now, if they do: a flow, or a page. */
const selectAwaited = (snapshot: RootSnapshot) =>
  snapshot.hasTag('loadingOverlay') ? flowName : selectLocation(snapshot)?.page;

/** Whether code that the person waits for did not come so far. */
export function useMissingCode(): boolean {
  const { missing } = useApp().codeLine;
  const awaited = useSelected(selectAwaited);
  return useWatched(missing).some(({ name }) => name === awaited);
}

/** Code does not come: it is asked for again by itself, and the person can do so too, or go home. */
export function MissingCode() {
  const { t } = useTranslation('common');
  return <Interruption text={t('broken.missing')} onRetry={useApp().codeLine.askNow} />;
}
