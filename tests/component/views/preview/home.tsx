import { createActor, SimulatedClock } from 'xstate';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import type { HomeEvent, HomeInput } from '#machines/home/home.setup.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { watcher } from '#machines/shared/watch.ts';
import { homepage } from './samples.ts';
import { nothingChanges } from '#machines/samples/watch.ts';
import { sessionNamed } from '#machines/samples/people.ts';
import { answer, follow, lead, type Move, silent, type Previewed } from './previewed.tsx';

const calm: HomePorts = {
  getHomepageData: answer(homepage()),
  queryCreditOrder: silent,
  queryLoanOrderStatus: silent,
  watchAttempts: nothingChanges,
  watchLastKnown: nothingChanges,
  refundOverpayment: silent,
  openNativePage: silent,
  reportExpiredCredit: answer({ opened: true }),
};

export async function previewHome(
  world: Partial<HomePorts> = {},
  moves: readonly Move<HomeEvent>[] = [],
  name = 'Maria Santos',
  openIntents: HomeInput['openIntents'] = [],
): Promise<Previewed> {
  const ports = { ...calm, ...world };
  const clock = new SimulatedClock();
  const machine = homeMachine.provide({
    actors: {
      creditCheck: creditCheckMachine.provide({
        actors: { queryCreditOrder: act(ports.queryCreditOrder) },
      }),
      loanStatusRouting: loanStatusRoutingMachine.provide({
        actors: { queryLoanOrderStatus: act(ports.queryLoanOrderStatus) },
      }),
      watchAttempts: watcher(ports.watchAttempts),
      watchLastKnown: watcher(ports.watchLastKnown),
      getHomepageData: act(ports.getHomepageData),
      refundOverpayment: act(ports.refundOverpayment),
      openNativePage: act(ports.openNativePage),
      reportExpiredCredit: act(ports.reportExpiredCredit),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { session: sessionNamed(name), openIntents },
  }).start();
  await lead(actor, clock, moves);
  return follow(actor);
}
