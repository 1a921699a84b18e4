import type { ComponentType } from 'react';
import type { RootRequest } from '#machines/root/root.setup.ts';
import { useApp } from './app-context.ts';

/** Joins a page of plain text, which belongs to no flow, to the root. */
export function infoScreen(
  Screen: ComponentType<{ request: (request: RootRequest) => void }>,
): ComponentType {
  return function InfoScreen() {
    return <Screen request={useApp().request} />;
  };
}
