import { StrictMode } from 'react';
import { App } from '../app.tsx';
import type { App as RunningApp } from '../app-context.ts';

/**
 * The tree of the app. The build prerenders the same tree into `index.html`, so that the ids of
 * `useId` match.
 */
export function AppTree(props: { app: RunningApp; window: Window }) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
