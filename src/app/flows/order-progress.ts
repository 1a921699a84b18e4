import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import type { World } from './world.ts';

export const provideOrderProgress = ({ ports }: World) =>
  orderProgressMachine.provide({
    actors: {
      querySubject: actor(ports.querySubject),
      rejectGuide: actor(ports.rejectGuide),
    },
  });
