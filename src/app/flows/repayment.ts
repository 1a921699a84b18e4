import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { provideMoneyAction, type World } from './world.ts';

export const provideRepayment = (world: World) =>
  repaymentMachine.provide({
    actors: {
      moneyAction: provideMoneyAction(world),
      queryPendingRepayPlan: actor(world.ports.queryPendingRepayPlan),
      queryRepayOrderDetail: actor(world.ports.queryRepayOrderDetail),
    },
  });
