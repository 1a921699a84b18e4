import type { StreamEvent } from '../shell.machine.ts';
import { control } from './api.ts';

/** How often the sandbox is asked when it does not push, milliseconds. */
const pollTime = 1_500;

/**
 * Tells of a borrower's calls and SMS as they happen, until the returned function is called. The
 * sandbox's event stream only says that something happened; what happened is read from the control
 * API, and read anyway every now and then.
 */
export function openStream(mobile: string, tell: (event: StreamEvent) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let reading = false;
  let again = false;
  let lastSms = 0;

  async function read() {
    if (reading) {
      again = true;
      return;
    }
    reading = true;
    do {
      again = false;
      const [calls, inbox] = await Promise.all([
        control.calls(mobile, signal),
        control.inbox(mobile, signal),
      ]).catch(() => [[], []] as const);
      if (signal.aborted) return;
      if (calls.length > 0) tell({ type: 'calls.arrived', calls });
      for (const sms of inbox.filter(({ sentAt }) => sentAt > lastSms).toReversed()) {
        tell({ type: 'sms.arrived', sms });
        lastSms = sms.sentAt;
      }
    } while (again);
    reading = false;
  }

  const look = () => {
    if (!document.hidden) void read();
  };
  const source = new EventSource(`/sandbox/events?mobile=${encodeURIComponent(mobile)}`);
  source.addEventListener('message', look);
  const timer = setInterval(look, pollTime);
  look();
  return () => {
    ended.abort();
    source.close();
    clearInterval(timer);
  };
}
