import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
} from 'xstate';

/** By which a machine asks a watch to look again now. */
export type LookEvent = { type: 'look' };

/**
 * Something of the world that a machine is told of whenever it changes. It never fails: what can't be
 * seen is not told. `look` looks again now; `stop` ends it.
 */
export type Watch<Input, Told extends EventObject> = (
  input: Input,
  tell: (told: Told) => void,
) => { look: () => void; stop: () => void };

/** A watch as actor logic. */
export function watcher<Input extends NonReducibleUnknown, Told extends EventObject>(
  watch: Watch<Input, Told>,
): CallbackActorLogic<LookEvent, Input> {
  return fromCallback<LookEvent, Input>(({ input, sendBack, receive }) => {
    const { look, stop } = watch(input, sendBack);
    receive(look);
    return stop;
  });
}

/** A placeholder for a watch in `setup({ actors })`: throws until `provide` replaces it. */
export const watchPort = <Input extends NonReducibleUnknown, Told extends EventObject>(
  name: string,
): CallbackActorLogic<LookEvent, Input> =>
  watcher<Input, Told>(() => {
    throw new Error(`port not provided: ${name}`);
  });
