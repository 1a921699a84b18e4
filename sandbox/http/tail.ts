import type { Message } from '../repositories/messages.ts';
import type { LoggedCall } from '../control/calls.ts';
import type { Sandbox } from '../sandbox.ts';

/** Something to show at once: a call that came, or an SMS that was sent. */
export type TailEvent = { type: 'call'; call: LoggedCall } | { type: 'sms'; sms: Message };

/** How often the inbox is looked at, in milliseconds: time alone also sends SMS. */
const lookTime = 1_000;

/**
 * Follows what happens to a mobile from now on, until it is closed.
 *
 * @param inbox reads the mobile's SMS, newest first
 * @param read how many of them are old
 */
export function openTail(
  { calls, wait }: Pick<Sandbox, 'calls' | 'wait'>,
  mobile: string,
  inbox: () => Promise<Message[]>,
  read: number,
) {
  const closed = new AbortController();
  const waiting: TailEvent[] = [];
  /** Ends the wait until the next look. Each wait has its own: a finished wait would leave its listener. */
  let pause = new AbortController();
  const unlisten = calls.listen((call) => {
    if (call.mobile !== mobile) return;
    waiting.push({ type: 'call', call });
    pause.abort();
  });

  async function* follow(): AsyncGenerator<TailEvent> {
    let known = read;
    while (!closed.signal.aborted) {
      pause = new AbortController();
      const messages = await inbox();
      const fresh = messages.slice(0, messages.length - known).toReversed();
      known = messages.length;
      yield* fresh.map((sms): TailEvent => ({ type: 'sms', sms }));
      yield* waiting.splice(0);
      await wait(lookTime, pause.signal);
    }
  }

  return {
    events: follow(),
    close: (): void => {
      closed.abort();
      pause.abort();
      unlisten();
    },
  };
}
