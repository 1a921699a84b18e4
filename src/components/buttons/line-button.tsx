import { type ComponentProps, use } from 'react';
import { Button } from './button.tsx';
import { Offline } from '../page/offline.ts';

interface LineButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'reason'> {
  readonly offlineReason: string;
}

/** A button for an action that needs a connection. */
export function LineButton({ offlineReason, ...props }: LineButtonProps) {
  const offline = use(Offline);
  return <Button {...props} disabled={offline} reason={offline ? offlineReason : undefined} />;
}
