import type { ComponentType } from 'react';
import type { PlainScreen } from '#views/shared/flow-pages.ts';
import { useApp } from '../app-context.ts';

export function plainScreen(Screen: PlainScreen): ComponentType {
  return function Plain() {
    return <Screen request={useApp().request} />;
  };
}
