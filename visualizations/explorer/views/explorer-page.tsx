import { useSelector } from '@xstate/react';
import { shownPlace } from '../machines/explorer.machine.ts';
import { useExplorer, useKnown } from './explorer.ts';
import css from './page.module.css';
import { FlowPage } from './flow-page.tsx';
import { Header } from './header.tsx';
import { LivePage } from './live-page.tsx';
import { FlowMap } from './map.tsx';

export function ExplorerPage() {
  const place = useSelector(useExplorer(), shownPlace);
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
