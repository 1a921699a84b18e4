import '#components/tokens.css';
import './shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readLaunch } from './launch.ts';
import { ShellPage } from './views/shell-page.tsx';
import { startBench } from './wiring.ts';

const bench = startBench(readLaunch(location.search));
const place = document.getElementById('shell');
if (!place) throw new Error('the page has no place for the shell');
createRoot(place).render(
  <StrictMode>
    <ShellPage bench={bench} />
  </StrictMode>,
);
