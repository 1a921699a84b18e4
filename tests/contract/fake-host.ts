import * as v from 'valibot';
import { type BridgeMessage, readBridgeMessage } from '#protocol/bridge-message.ts';
import type { BridgeHost, FrameEvent } from '#services/bridge/channel.ts';

export const channel = 'HiramNative';

export class FakeHost implements BridgeHost {
  readonly location = { origin: 'https://app.hiram.example' };
  readonly posted: BridgeMessage[] = [];
  readonly #listeners = new Set<(event: FrameEvent) => void>();
  parent: BridgeHost['parent'] = this;

  addEventListener(_: 'message', listener: (event: FrameEvent) => void): void {
    this.#listeners.add(listener);
  }
  removeEventListener(_: 'message', listener: (event: FrameEvent) => void): void {
    this.#listeners.delete(listener);
  }
  postMessage(): never {
    throw new Error('there is no listener');
  }

  /** Delivers a message, by default from the frame's parent. */
  hear(data: unknown, from: Partial<FrameEvent> = {}): void {
    const event = { origin: this.location.origin, source: this.parent, data, ...from };
    for (const listener of this.#listeners) listener(event);
  }

  withChannel(): this {
    Reflect.set(this, channel, {
      postMessage: (text: string) => {
        const message = readBridgeMessage(text);
        if (!message) throw new Error('not a message');
        this.posted.push(message);
      },
    });
    return this;
  }

  /** Gives the host a channel that throws. */
  detached(): this {
    Reflect.set(this, channel, {
      postMessage: () => {
        throw new Error('detached');
      },
    });
    return this;
  }

  framedBy(origin: string): { targets: string[] } {
    const targets: string[] = [];
    this.parent = {
      location: { origin },
      postMessage: (message: unknown, target: string) => {
        targets.push(target);
        const { hiramBridge } = v.parse(v.object({ hiramBridge: v.string() }), message);
        const read = readBridgeMessage(hiramBridge);
        if (read) this.posted.push(read);
      },
    };
    return { targets };
  }

  /** False if the window has no such function. */
  call(name: string, ...args: unknown[]): boolean {
    const named: unknown = Reflect.get(this, name);
    if (typeof named !== 'function') return false;
    Reflect.apply(named, this, args);
    return true;
  }

  get callback(): string {
    return this.posted.at(-1)?.callback ?? 'none';
  }
}
