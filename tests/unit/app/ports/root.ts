import type { FlowCode } from '#app/flows/flow-code.ts';
import { createLoginPorts } from '#app/providers/login.ts';
import { createSessionPorts } from '#app/providers/session.ts';
import { provideRoot } from '#app/root-actor.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { eachFlow } from '#machines/flows.ts';
import { unexpected, unloaded } from '../running-root.ts';
import type { Page } from './page.ts';

const codeOf = (hear: Page['hear'], name: string) => ({
  ...unloaded,
  async arrived() {
    hear('code', name);
    throw new ServiceFailure({ kind: 'network' });
  },
});

export function rootOn({ services, shell, auth, hear }: Page) {
  const { api, storage, records, journal, showTheme } = services;
  const flowCode = eachFlow<FlowCode>((id) => codeOf(hear, id));
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
      erasure: { ...unloaded, arrived: async () => async () => hear('erase') },
      forgetHistory: () => hear('forgetHistory'),
      dropPictures: () => hear('dropPictures'),
      onPersonChanged: () => hear('personChanged'),
      shellWaitEnd: null,
      restart: () => hear('restart'),
    }),
    ...createLoginPorts(api, storage),
  };
  const effects = {
    applyLanguage: (language: string) => hear('applyLanguage', language),
    trackSessionLoss: (reason: string) => hear('trackSessionLoss', reason),
    trackLoginFail: () => hear('trackLoginFail'),
  };
  return provideRoot(ports, effects, flowCode, unloaded, unloaded, unloaded);
}
