import type { SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginPorts } from '#machines/login/ports.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { settleTime } from '#machines/money-action/timing.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import type { FlowPorts } from './providers/flows.ts';

/** Every port of every machine. */
export type Ports = RootPorts & LoginPorts & FlowPorts & MoneyActionPorts;

/** What machines say to nobody in particular. */
export type Effects = {
  applyLanguage: (language: Language) => void;
  trackSessionLoss: (reason: SessionLoss) => void;
  trackReceiveConfirmOverdue: () => void;
};

export type MoneyConfig = { settleWindow: number };

/** The root machine with the world behind its ports: the one place where machines meet services. */
export function provideRoot(ports: Ports, effects: Effects, money: MoneyConfig) {
  const creditCheck = creditCheckMachine.provide({
    actors: { queryCreditOrder: actor(ports.queryCreditOrder) },
    actions: { trackReceiveConfirmOverdue: () => effects.trackReceiveConfirmOverdue() },
  });
  const loanStatusRouting = loanStatusRoutingMachine.provide({
    actors: { queryLoanOrderStatus: actor(ports.queryLoanOrderStatus) },
  });
  const moneyAction = moneyActionMachine.provide({
    actors: {
      prepareAttempt: actor(ports.prepareAttempt),
      submitMoney: actor(ports.submitMoney),
      reconcileMoney: actor(ports.reconcileMoney),
      closeIntent: actor(ports.closeIntent),
    },
    delays: {
      settleTime: ({ context }) => settleTime({ ...context.timing, ...money }, context.own),
    },
  });

  return rootMachine.provide({
    actors: {
      restoreSession: actor(ports.restoreSession),
      readLoginRecord: actor(ports.readLoginRecord),
      keepSession: actor(ports.keepSession),
      forgetSession: actor(ports.forgetSession),
      logOut: actor(ports.logOut),
      readRemembered: actor(ports.readRemembered),
      openMaintenance: actor(ports.openMaintenance),

      login: loginMachine.provide({
        actors: {
          mobileExists: actor(ports.mobileExists),
          login: actor(ports.login),
          smsCode: smsCodeMachine.provide({
            actors: {
              readCooldown: actor(ports.readCooldown),
              sendSmsCode: actor(ports.sendSmsCode),
            },
          }),
        },
      }),
      home: homeMachine.provide({
        actors: {
          creditCheck,
          loanStatusRouting,
          getHomepageData: actor(ports.getHomepageData),
          openNativePage: actor(ports.openNativePage),
          reportExpiredCredit: actor(ports.reportExpiredCredit),
        },
      }),
      borrow: borrowMachine.provide({
        actors: {
          creditCheck,
          loanStatusRouting,
          moneyAction,
          loadLimit: actor(ports.loadLimit),
          priceLoan: actor(ports.priceLoan),
          previewAgreement: actor(ports.previewAgreement),
          reportExpiredCredit: actor(ports.reportExpiredCredit),
        },
      }),
      orderProgress: orderProgressMachine.provide({
        actors: {
          querySubject: actor(ports.querySubject),
          rejectGuide: actor(ports.rejectGuide),
        },
      }),
      repayment: repaymentMachine.provide({
        actors: {
          moneyAction,
          queryPendingRepayPlan: actor(ports.queryPendingRepayPlan),
          queryRepayOrderDetail: actor(ports.queryRepayOrderDetail),
        },
      }),
      support: supportMachine.provide({
        actors: { customerServiceEntrance: actor(ports.customerServiceEntrance) },
      }),
      agreement: agreementMachine.provide({
        actors: { readStoredAgreement: actor(ports.readStoredAgreement) },
      }),
    },
    actions: {
      applyLanguage: (_, { language }) => effects.applyLanguage(language),
      trackSessionLoss: (_, { reason }) => effects.trackSessionLoss(reason),
    },
  });
}
