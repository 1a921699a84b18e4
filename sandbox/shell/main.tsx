import '#components/tokens.css';
import './shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readLaunch } from './launch.ts';
import { ShellPage } from './views/shell-page.tsx';
import { startShell } from './wiring.ts';
import { launchOf, readWorld } from './world/world.ts';

const requested = await readWorld(location.hash);
const world = requested?.world ?? null;
const parts = startShell(world ? launchOf(world) : readLaunch(location.search), world);
const place = document.getElementById('shell');
if (!place) throw new Error('the page has no element #shell');
createRoot(place).render(
  <StrictMode>
    <ShellPage parts={parts} requested={requested} />
  </StrictMode>,
);
