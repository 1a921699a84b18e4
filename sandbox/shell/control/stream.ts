import * as v from 'valibot';
import type { StreamEvent } from '../shell.machine.ts';
import { ApiCall, control, Sms } from './api.ts';

const StreamMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    v.object({ type: v.literal('call'), call: ApiCall }),
    v.object({ type: v.literal('sms'), sms: Sms }),
  ]),
);

/**
 * Reports a borrower's calls and SMS until the returned function is called. The browser reconnects
 * a broken stream; events in between are then read from the control API.
 */
export function openStream(mobile: string, notify: (event: StreamEvent) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  /** Number of SMS so far; null before the first read, whose SMS are not reported. */
  let known: number | null = null;

  async function catchUp() {
    const [calls, inbox] = await Promise.all([
      control.calls(mobile, signal),
      control.inbox(mobile, signal),
    ]);
    if (calls.length > 0) notify({ type: 'calls.arrived', calls });
    // Compared by count, because times can decrease when the borrower's clock is moved back.
    const fresh = known === null ? 0 : Math.max(0, inbox.length - known);
    for (const sms of inbox.slice(0, fresh).toReversed()) notify({ type: 'sms.arrived', sms });
    known = inbox.length;
  }

  const source = new EventSource(`/sandbox/events?mobile=${encodeURIComponent(mobile)}`);
  source.addEventListener('open', () => {
    // A failed read is repeated when the stream opens again.
    catchUp().catch(() => undefined);
  });
  source.addEventListener('message', (event: MessageEvent<unknown>) => {
    const parsed = v.safeParse(StreamMessage, event.data);
    if (!parsed.success) return;
    if (parsed.output.type === 'call') {
      notify({ type: 'calls.arrived', calls: [parsed.output.call] });
    } else {
      known = (known ?? 0) + 1;
      notify({ type: 'sms.arrived', sms: parsed.output.sms });
    }
  });
  return () => {
    ended.abort();
    source.close();
  };
}
