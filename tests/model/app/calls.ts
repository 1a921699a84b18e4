import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { Port } from '#machines/shared/ports.ts';
import { Missing } from '#machines/walk/missing.ts';
import { readableText } from '#machines/walk/readable-text.ts';
import { isAnswers, type Outcomes } from '#machines/walk/service.ts';

/** `effect` makes the changes on the phone, such as in the journal. */
export type End<Output> = ({ output: Output } | { failure: Failure }) & { effect?: () => void };

export type Ends<Output> = Record<string, End<Output>>;

type Call = { port: string; ends: () => string[]; end: (name: string) => void };

/** Each call stays open until the walk ends it or the app aborts it. */
export type Calls = {
  port: <Input, Output>(
    name: string,
    ends: (input: Input) => Ends<Output>,
    onCall?: (input: Input) => void,
  ) => Port<Input, Output>;
  /** The open calls, oldest first. */
  open: () => { port: string; ends: string[] }[];
  /** Ends the oldest open call of a port. */
  end: (port: string, name: string) => void;
};

/** `fails` is called before the caller gets the failure, as by the API client. */
export function createCalls(fails: (failure: Failure) => void): Calls {
  const open: Call[] = [];

  function close(call: Call): void {
    const at = open.indexOf(call);
    if (at >= 0) open.splice(at, 1);
  }

  return {
    port: (name, ends, onCall) => (input, signal) => {
      onCall?.(input);
      const lacks = (what: string) =>
        new Missing(`The world of the app has no ${what} for ${name}(${readableText(input)}).`);
      const endsNow = () => {
        try {
          return ends(input);
        } catch (error) {
          throw lacks(`end (${error instanceof Error ? error.message : String(error)})`);
        }
      };
      return new Promise((resolve, reject) => {
        const call: Call = {
          port: name,
          ends: () => Object.keys(endsNow()),
          end(how) {
            const end = endsNow()[how];
            if (!end) throw lacks(`end “${how}”`);
            end.effect?.();
            if ('output' in end) resolve(end.output);
            else {
              fails(end.failure);
              reject(new ServiceFailure(end.failure));
            }
          },
        };
        open.push(call);
        signal.addEventListener('abort', () => close(call));
      });
    },
    open: () => open.map(({ port, ends }) => ({ port, ends: ends() })),
    end(port, name) {
      const call = open.find((one) => one.port === port);
      if (!call) throw new Missing(`The app waits for no call of ${port}.`);
      close(call);
      call.end(name);
    },
  };
}

export const gives = <const Output>(output: Output, effect: () => void = () => {}) => ({
  output,
  effect,
});

export const fails = (failure: Failure): { failure: Failure } => ({ failure });

/** Outcomes that the app treats like a network failure; only the walks of one machine have them. */
const likeNetwork = ['timeout', 'malformed'];

/** The outcomes of a call's model, without those like a network failure. */
export const modelled =
  <Input, Output>(
    service: Outcomes<Output> | { to: (input: Input) => Outcomes<Output> },
  ): ((input: Input) => Ends<Output>) =>
  (input) => {
    const outcomes = isAnswers(service) ? service.to(input) : service;
    return Object.fromEntries(
      Object.entries(outcomes).filter(([name]) => !likeNetwork.includes(name)),
    );
  };

/** The failures of a call to the server that the walk tries (S8). */
export const serverFailures = {
  network: fails({ kind: 'network' }),
  sessionEmpty: fails({ kind: 'session', reason: 'empty' }),
  sessionExpired: fails({ kind: 'session', reason: 'expired' }),
  sessionSqueezed: fails({ kind: 'session', reason: 'squeezed' }),
};
