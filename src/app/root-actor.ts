import type { SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import type { FlowId } from '#domain/pages.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { AgreementPorts } from '#machines/agreement/ports.ts';
import { eachFlow, type FlowActors, type FlowMachines } from '#machines/flows.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginPorts } from '#machines/login/ports.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import type { SupportPorts } from '#machines/support/ports.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import type { FlowCode } from './flows/flow-code.ts';
import { lazyFlow } from './flows/lazy-flow.ts';

/** Every port that somebody may need before there is a session. */
export type Ports = RootPorts & LoginPorts & SupportPorts & AgreementPorts;

/** What machines say to nobody in particular. */
export type Effects = {
  applyLanguage: (language: Language) => void;
  trackSessionLoss: (reason: SessionLoss) => void;
  trackLoginFail: () => void;
};

/**
 * The root machine with the world behind its ports: where machines meet services.
 *
 * @param flowCode the flows' machines, fetched before they are started
 */
export function provideRoot(ports: Ports, effects: Effects, flowCode: FlowCode) {
  return rootMachine.provide({
    actors: {
      restoreSession: actor(ports.restoreSession),
      readLoginRecord: actor(ports.readLoginRecord),
      keepSession: actor(ports.keepSession),
      forgetSession: actor(ports.forgetSession),
      logOut: actor(ports.logOut),
      readRemembered: actor(ports.readRemembered),
      fetchFlow: actor(ports.fetchFlow),
      openMaintenance: actor(ports.openMaintenance),

      login: loginMachine.provide({
        actions: { trackLoginFail: () => effects.trackLoginFail() },
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
      ...eachFlow<FlowActors>(<Id extends FlowId>(id: Id) =>
        lazyFlow<FlowMachines[Id]>(() => flowCode[id].get()),
      ),
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
