import '#components/tokens.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startExplorer } from './start.ts';
import { ExplorerContext } from './views/explorer.ts';
import { ExplorerPage } from './views/explorer-page.tsx';

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
