import { forAnyone, writeLaunch } from './address.ts';
import type { Parts } from './parts.ts';

function addressOf({ shell, phone, controlPanel, frame }: Parts): string | null {
  const { scenario, display, borrower } = shell.getSnapshot().context;
  const at = frame.location();
  if (borrower === null || scenario === null || at === null) return null;
  const { faults } = controlPanel.getSnapshot().context;
  const { signedIn } = phone.getSnapshot().context;
  const path = forAnyone(at.pathname + at.search, borrower);
  return writeLaunch({ scenario, path, signedIn, display, faults: [...faults] });
}

export function followAddress(parts: Parts): void {
  const write = () => {
    const address = addressOf(parts);
    if (address === null || address === location.search) return;
    history.replaceState(history.state, '', location.pathname + address);
  };
  parts.shell.subscribe(write);
  parts.phone.subscribe(write);
  parts.controlPanel.subscribe(write);
}
