import type { FlowCode } from '#app/flows/flow-code.ts';
import { createLoginPorts } from '#app/providers/login.ts';
import { createSessionPorts } from '#app/providers/session.ts';
import { provideRoot } from '#app/root-actor.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { eachFlow } from '#machines/flows.ts';
import { unexpected, unloaded } from '../running-root.ts';
import type { Page } from './page.ts';

const codeOf = (invoke: Page['invoke'], name: string) => ({
  ...unloaded,
  async arrived() {
    invoke('code', name);
    throw new ServiceFailure({ kind: 'network' });
  },
});

export function rootOn({ services, shell, auth, invoke }: Page) {
  const { api, storage, records, journal, showTheme } = services;
  const flowCode = eachFlow<FlowCode>((id) => codeOf(invoke, id));
  const ports = {
    fetchPopups: unexpected,
    fetchAttempts: unexpected,
    fetchInfoPages: unexpected,
    ...createSessionPorts({
      api,
      shell,
      storage,
      records,
      auth,
      journal: { ...unloaded, arrived: async () => journal },
      flowCode,
      showTheme,
      erasure: { ...unloaded, arrived: async () => async () => invoke('erase') },
      forgetHistory: () => invoke('forgetHistory'),
      dropPictures: () => invoke('dropPictures'),
      onPersonChanged: () => invoke('personChanged'),
      shellWaitEnd: null,
      restart: () => invoke('restart'),
    }),
    ...createLoginPorts(api, storage),
  };
  const effects = {
    applyLanguage: (language: string) => invoke('applyLanguage', language),
    trackSessionLoss: (reason: string) => invoke('trackSessionLoss', reason),
    trackLoginFail: () => invoke('trackLoginFail'),
  };
  return provideRoot(ports, effects, flowCode, unloaded, unloaded, unloaded);
}
