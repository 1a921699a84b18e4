import { StrictMode } from 'react';
import { App } from '../app.tsx';
import type { App as RunningApp } from '../app-context.ts';

/** The tree is prerendered into `index.html` with the same ids. */
export function AppTree(props: { app: RunningApp; window: Window }) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
