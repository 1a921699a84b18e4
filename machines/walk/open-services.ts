import { type AnyActorLogic, type AnyActorRef, type EventObject, fromPromise } from 'xstate';
import { ServiceFailure } from '#domain/failure.ts';
import type { Model } from './model.ts';
import { type AnyService, isSpeaker, type Outcome, type Service } from './service.ts';
import { heldLogic, standInFor } from './stand-in.ts';

export type Open = Service & {
  actor: AnyActorRef;
  end: (outcome: Outcome) => void;
  say: (word: EventObject) => void;
};

const silent = () => {};

/**
 * The services of a model as actors that stay open until the walk ends or the machine stops them.
 */
export function openServicesOf(model: Model) {
  const bySystem = new WeakMap<AnyActorRef['system'], Map<string, Open>>();
  const opensIn = (system: AnyActorRef['system']): Map<string, Open> => {
    const open = bySystem.get(system) ?? new Map<string, Open>();
    bySystem.set(system, open);
    return open;
  };
  const begin = (service: Open) => {
    const { id, system } = service.actor;
    const open = opensIn(system);
    open.set(id, service);
    return () => {
      if (open.get(id) === service) open.delete(id);
    };
  };

  function logicOf(source: string, service: AnyService): AnyActorLogic {
    const standIn = standInFor(model, source, ({ self, input, end }) =>
      begin({ source, input, actor: self, end, say: silent }),
    );
    if (standIn) return standIn;
    if (!isSpeaker(service)) {
      return fromPromise<unknown, unknown>(
        ({ input, self, signal }) =>
          new Promise((resolve, reject) => {
            const end = (outcome: Outcome) => {
              if ('output' in outcome) resolve(outcome.output);
              else reject(new ServiceFailure(outcome.failure));
            };
            const close = begin({ source, input, actor: self, end, say: silent });
            signal.addEventListener('abort', close);
          }),
      );
    }
    // A real callback fails at its start; here the walk chooses the time.
    return heldLogic(
      () => ({ status: 'active', output: undefined, error: undefined }),
      ({ self, input, end }) => {
        const { _parent: parent } = self;
        return begin({ source, input, actor: self, end, say: (word) => parent?.send(word) });
      },
    );
  }

  const actors = Object.fromEntries(
    Object.entries(model.services).map(([source, service]) => [source, logicOf(source, service)]),
  );
  return { opensIn, actors };
}
