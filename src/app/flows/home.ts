import { homeMachine } from '#machines/home/home.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { provideCreditCheck, provideLoanStatusRouting, type World } from './world.ts';

export const provideHome = (world: World) =>
  homeMachine.provide({
    actors: {
      creditCheck: provideCreditCheck(world),
      loanStatusRouting: provideLoanStatusRouting(world),
      getHomepageData: actor(world.ports.getHomepageData),
      openNativePage: actor(world.ports.openNativePage),
      reportExpiredCredit: actor(world.ports.reportExpiredCredit),
    },
  });
