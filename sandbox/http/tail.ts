import type { Message } from '../repositories/service/messages.ts';
import type { LoggedCall } from '../control/calls.ts';
import type { Sandbox } from '../sandbox.ts';

export type TailEvent = { type: 'call'; call: LoggedCall } | { type: 'sms'; sms: Message };

/** In milliseconds. The inbox is polled because an SMS can become due by the clock. */
const lookTime = 1_000;

/**
 * Streams the new calls and SMS of a mobile until it is closed.
 *
 * @param inbox reads the mobile's SMS, newest first
 * @param read number of SMS that are not new
 */
export function openTail(
  { calls, wait }: Pick<Sandbox, 'calls' | 'wait'>,
  mobile: string,
  inbox: () => Promise<Message[]>,
  read: number,
) {
  const closed = new AbortController();
  const waiting: TailEvent[] = [];
  /** One for each wait, because a finished wait would leave its listener on a shared controller. */
  let pause = new AbortController();
  const stopListening = calls.listen((call) => {
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
      stopListening();
    },
  };
}
