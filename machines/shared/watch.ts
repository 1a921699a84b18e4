import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
} from 'xstate';

export type LookEvent = { type: 'look' };

/** A watch never ends by itself. `look` polls now; `stop` unsubscribes. */
export type Watch<Input, Message extends EventObject> = (
  input: Input,
  tell: (message: Message) => void,
) => { look: () => void; stop: () => void };

export function watcher<Input extends NonReducibleUnknown, Message extends EventObject>(
  watch: Watch<Input, Message>,
): CallbackActorLogic<LookEvent, Input> {
  return fromCallback<LookEvent, Input>(({ input, sendBack, receive }) => {
    const { look, stop } = watch(input, sendBack);
    receive(look);
    return stop;
  });
}

/** A placeholder that throws until `provide` replaces it. */
export const watchPort = <Input extends NonReducibleUnknown, Message extends EventObject>(
  name: string,
): CallbackActorLogic<LookEvent, Input> =>
  watcher<Input, Message>(() => {
    throw new Error(`port not provided: ${name}`);
  });
