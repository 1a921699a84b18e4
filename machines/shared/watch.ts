import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
} from 'xstate';

export type LookEvent = { type: 'look' };

/** A watch never ends by itself. `look` polls now; `stop` unsubscribes. */
export type Watch<Input, Told extends EventObject> = (
  input: Input,
  tell: (told: Told) => void,
) => { look: () => void; stop: () => void };

export function watcher<Input extends NonReducibleUnknown, Told extends EventObject>(
  watch: Watch<Input, Told>,
): CallbackActorLogic<LookEvent, Input> {
  return fromCallback<LookEvent, Input>(({ input, sendBack, receive }) => {
    const { look, stop } = watch(input, sendBack);
    receive(look);
    return stop;
  });
}

/** A placeholder that throws until `provide` replaces it. */
export const watchPort = <Input extends NonReducibleUnknown, Told extends EventObject>(
  name: string,
): CallbackActorLogic<LookEvent, Input> =>
  watcher<Input, Told>(() => {
    throw new Error(`port not provided: ${name}`);
  });
