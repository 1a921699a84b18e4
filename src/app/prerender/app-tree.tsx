import { StrictMode } from 'react';
import { App } from '../app.tsx';
import type { App as RunningApp } from '../app-context.ts';

/** What is rendered into the page, and before it into `index.html`: the ids in both are the same. */
export function AppTree(props: { app: RunningApp; window: Window }) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
