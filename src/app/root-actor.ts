import type { SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import type { FlowId } from '#domain/pages.ts';
import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { eachFlow, type FlowActors, type FlowMachines } from '#machines/flows.ts';
import type { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginPorts } from '#machines/login/ports.ts';
import type { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import type { AttemptsCode } from './attempts/attempts-code.ts';
import type { FlowCode } from './flows/flow-code.ts';
import { lazyFlow } from './flows/lazy-flow.ts';
import type { InfoCode } from './info-pages/info-code.ts';
import type { PopupsCode } from './popups/popups-code.ts';
import { provideSmsCode } from './providers/sms-code.ts';

export type Ports = RootPorts & LoginPorts;

export type Effects = {
  applyLanguage: (language: Language) => void;
  trackSessionLoss: (reason: SessionLoss) => void;
  trackLoginFail: () => void;
};

/** The code of the lazy machines has loaded before they start. */
export function provideRoot(
  ports: Ports,
  effects: Effects,
  flowCode: FlowCode,
  popupsCode: Pick<PopupsCode, 'get'>,
  attemptsCode: Pick<AttemptsCode, 'get'>,
  infoCode: Pick<InfoCode, 'get'>,
) {
  return rootMachine.provide({
    actors: {
      restoreSession: actor(ports.restoreSession),
      readLoginRecord: actor(ports.readLoginRecord),
      keepSession: actor(ports.keepSession),
      forgetSession: actor(ports.forgetSession),
      logOut: actor(ports.logOut),
      findDeletion: actor(ports.findDeletion),
      forgetAccount: actor(ports.forgetAccount),
      readRemembered: actor(ports.readRemembered),
      fetchFlow: actor(ports.fetchFlow),
      fetchPopups: actor(ports.fetchPopups),
      fetchAttempts: actor(ports.fetchAttempts),
      fetchInfoPages: actor(ports.fetchInfoPages),
      openMaintenance: actor(ports.openMaintenance),

      login: loginMachine.provide({
        actions: { trackLoginFail: () => effects.trackLoginFail() },
        actors: {
          mobileExists: actor(ports.mobileExists),
          login: actor(ports.login),
          smsCode: provideSmsCode(ports),
        },
      }),
      ...eachFlow<FlowActors>(<Id extends FlowId>(id: Id) =>
        lazyFlow<FlowMachines[Id]>(() => flowCode[id].get().machine),
      ),
      popups: lazyFlow<typeof popupsMachine>(() => popupsCode.get()),
      attempts: lazyFlow<typeof attemptsMachine>(() => attemptsCode.get()),
      helpCentre: lazyFlow<typeof helpCentreMachine>(() => infoCode.get().helpCentre),
      permissions: lazyFlow<typeof permissionsMachine>(() => infoCode.get().permissions),
      agreement: lazyFlow<typeof agreementMachine>(() => infoCode.get().agreement),
    },
    actions: {
      applyLanguage: (_, { language }) => effects.applyLanguage(language),
      trackSessionLoss: (_, { reason }) => effects.trackSessionLoss(reason),
    },
  });
}
