import * as v from 'valibot';
import type { StreamEvent } from '../shell.machine.ts';
import { control } from './api.ts';
import { ApiCall, Sms } from './schemas.ts';

/** What the sandbox's event stream tells. */
const Told = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    v.object({ type: v.literal('call'), call: ApiCall }),
    v.object({ type: v.literal('sms'), sms: Sms }),
  ]),
);

/**
 * Tells of a borrower's calls and SMS as they happen, until the returned function is called. The
 * browser mends a broken stream by itself; what happened meanwhile is then read from the control
 * API.
 */
export function openStream(mobile: string, tell: (event: StreamEvent) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  /** How many SMS there were; those from before the first look are old news. */
  let known: number | null = null;

  async function catchUp() {
    const [calls, inbox] = await Promise.all([
      control.calls(mobile, signal),
      control.inbox(mobile, signal),
    ]);
    if (calls.length > 0) tell({ type: 'calls.arrived', calls });
    // Counted, not compared by time: the borrower's clock may be moved back.
    const fresh = known === null ? 0 : Math.max(0, inbox.length - known);
    for (const sms of inbox.slice(0, fresh).toReversed()) tell({ type: 'sms.arrived', sms });
    known = inbox.length;
  }

  const source = new EventSource(`/sandbox/events?mobile=${encodeURIComponent(mobile)}`);
  source.addEventListener('open', () => {
    // What fails now is made up for when the stream opens the next time.
    catchUp().catch(() => undefined);
  });
  source.addEventListener('message', (event: MessageEvent<unknown>) => {
    const told = v.safeParse(Told, event.data);
    if (!told.success) return;
    if (told.output.type === 'call') {
      tell({ type: 'calls.arrived', calls: [told.output.call] });
    } else {
      known = (known ?? 0) + 1;
      tell({ type: 'sms.arrived', sms: told.output.sms });
    }
  });
  return () => {
    ended.abort();
    source.close();
  };
}
