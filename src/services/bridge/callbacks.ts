import { randomHex } from '#protocol/random.ts';
import { fillRandom } from '#services/random.ts';

/** A callback that was used or given up ignores late replies for this time, in milliseconds. */
const lateReplyTime = 60_000;

export type Callbacks = {
  /** Returns the unguessable name of the callback, a property of the host. */
  expect: (onReply: (reply: unknown) => void) => string;
  reply: (name: string, reply: unknown) => boolean;
  forget: (name: string) => void;
};

export function createCallbacks(host: object): Callbacks {
  const expecting = new Map<string, (reply: unknown) => void>();

  function forget(name: string): void {
    if (expecting.delete(name)) setTimeout(() => Reflect.deleteProperty(host, name), lateReplyTime);
  }
  function reply(name: string, value: unknown): boolean {
    const onReply = expecting.get(name);
    if (!onReply) return false;
    forget(name);
    onReply(value);
    return true;
  }
  return {
    expect(onReply) {
      const name = `cb_${randomHex(16, fillRandom)}`;
      expecting.set(name, onReply);
      Reflect.set(host, name, (value: unknown) => {
        reply(name, value);
      });
      return name;
    },
    reply,
    forget,
  };
}
