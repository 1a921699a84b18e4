import { type ComponentProps, use } from 'react';
import { Button } from './button.tsx';
import { Offline } from '../page/offline.ts';

interface LineButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'reason'> {
  /** Why it can't be pressed while there is no line. */
  readonly offlineReason: string;
}

/** A button for what needs a line: while the phone has none it can't be pressed, and says why. */
export function LineButton({ offlineReason, ...props }: LineButtonProps) {
  const offline = use(Offline);
  return <Button {...props} disabled={offline} reason={offline ? offlineReason : undefined} />;
}
