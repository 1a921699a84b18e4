import { useTranslation } from 'react-i18next';
import { useApp } from './app-context.ts';
import { Interruption } from './interruption.tsx';
import { sendsMoney } from './store.ts';

export function BrokenPage({ recover }: { recover: () => void }) {
  const { restart, store } = useApp();
  const { t } = useTranslation('common');
  return (
    <main>
      <Interruption
        text={t('broken.text')}
        // A retry keeps a request in flight; a restart would drop it.
        onRetry={() => (sendsMoney(store.snapshot()) ? recover() : restart())}
        onLeave={recover}
      />
    </main>
  );
}
