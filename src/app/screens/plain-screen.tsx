import type { ComponentType } from 'react';
import type { PlainScreen } from '#views/shared/flow-pages.ts';
import { useApp } from '../app-context.ts';

/** Connects a screen without a machine to the root. */
export function plainScreen(Screen: PlainScreen): ComponentType {
  return function Plain() {
    return <Screen request={useApp().request} />;
  };
}
