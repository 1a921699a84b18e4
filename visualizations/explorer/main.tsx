import '#components/tokens.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useSelector } from '@xstate/react';
import { shownPlace } from './machines/explorer.machine.ts';
import { startExplorer } from './start.ts';
import { ExplorerContext, useExplorer, useKnown } from './views/explorer.ts';
import css from './views/page.module.css';
import { FlowPage } from './views/flow-page.tsx';
import { Header } from './views/header.tsx';
import { LivePage } from './views/live-page.tsx';
import { FlowMap } from './views/map.tsx';

function ExplorerPage() {
  const place = useSelector(useExplorer(), shownPlace);
  const notice = useKnown((context) => context.notice);
  return (
    <div className={css['page']}>
      <Header />
      <main className={css['main']} aria-labelledby="page-title" data-place={place}>
        {place === 'flow' && <FlowPage />}
        {place === 'live' && <LivePage />}
        {place === 'overview' && <FlowMap />}
      </main>
      <div className={css['notice']} role="status" data-empty={notice === null || undefined}>
        {notice}
      </div>
    </div>
  );
}

const explorer = startExplorer();
const place = document.getElementById('explorer');
if (!place) throw new Error('the page has no element #explorer');
createRoot(place).render(
  <StrictMode>
    <ExplorerContext value={explorer}>
      <ExplorerPage />
    </ExplorerContext>
  </StrictMode>,
);
