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
  /** How many SMS there were; those from before the first look are old news. */
  let known: number | null = null;

  async function lookOnce() {
    const [calls, inbox] = await Promise.all([
      control.calls(mobile, signal),
      control.inbox(mobile, signal),
    ]);
    if (calls.length > 0) tell({ type: 'calls.arrived', calls });
    // Counted, not compared by time: the borrower's clock may be moved back.
    const fresh = Math.max(0, inbox.length - (known ?? inbox.length));
    for (const sms of inbox.slice(0, fresh).toReversed()) tell({ type: 'sms.arrived', sms });
    known = Math.max(known ?? 0, inbox.length);
  }

  async function read() {
    again = true;
    if (reading) return;
    reading = true;
    while (again && !signal.aborted) {
      again = false;
      // A look that fails is made up for by the next.
      await lookOnce().catch(() => undefined);
    }
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
