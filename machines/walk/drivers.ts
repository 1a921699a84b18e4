import type { Begin } from './drive.ts';
import { environmentOf } from './environment.ts';
import { startLive } from './live.ts';
import type { Model } from './model.ts';
import { observe } from './observation.ts';

export function pureDriver(model: Model): Begin {
  const environment = environmentOf(model);
  return (start) => {
    let world = environment.start(start);
    return {
      perform(step) {
        world = environment.next(world, step);
      },
      observe: () => observe(model, world.snapshot, world.services, world),
      taken: () => world.taken,
      rest: () => world,
      stop() {},
    };
  };
}

export const liveDriver =
  (model: Model): Begin =>
  (start) =>
    startLive(model, start);
