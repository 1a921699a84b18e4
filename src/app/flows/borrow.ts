import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import {
  provideCreditCheck,
  provideLoanStatusRouting,
  provideMoneyAction,
  type World,
} from './world.ts';

export const provideBorrow = (world: World) =>
  borrowMachine.provide({
    actors: {
      creditCheck: provideCreditCheck(world),
      loanStatusRouting: provideLoanStatusRouting(world),
      moneyAction: provideMoneyAction(world),
      loadLimit: actor(world.ports.loadLimit),
      priceLoan: actor(world.ports.priceLoan),
      previewAgreement: actor(world.ports.previewAgreement),
      reportExpiredCredit: actor(world.ports.reportExpiredCredit),
    },
  });
