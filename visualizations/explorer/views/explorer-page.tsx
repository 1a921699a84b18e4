import { useSelector } from '@xstate/react';
import { useExplorer, useKnown } from './explorer.ts';
import css from './page.module.css';
import { FlowPage } from './flow-page.tsx';
import { Header } from './header.tsx';
import { LivePage } from './live-page.tsx';
import { FlowMap } from './map.tsx';

export function ExplorerPage() {
  const explorer = useExplorer();
  const isFlow = useSelector(explorer, (snapshot) => snapshot.matches({ place: 'flow' }));
  const isLive = useSelector(explorer, (snapshot) => snapshot.matches({ place: 'live' }));
  const place = isFlow ? 'flow' : isLive ? 'live' : 'overview';
  return (
    <div className={css['page']}>
      <Header />
      <main className={css['main']} aria-labelledby="page-title" data-place={place}>
        {place === 'flow' && <FlowPage />}
        {place === 'live' && <LivePage />}
        {place === 'overview' && <FlowMap />}
      </main>
      <Notice />
    </div>
  );
}

function Notice() {
  const notice = useKnown((context) => context.notice);
  return (
    <div className={css['notice']} role="status" data-empty={notice === null || undefined}>
      {notice}
    </div>
  );
}
