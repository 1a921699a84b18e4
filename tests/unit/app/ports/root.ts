import type { FlowCode } from '#app/flows/flow-code.ts';
import { createLoginPorts } from '#app/providers/login.ts';
import { createSessionPorts } from '#app/providers/session.ts';
import { provideRoot } from '#app/root-actor.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { eachFlow } from '#machines/flows.ts';
import type { Page } from './page.ts';

const unused = () => {
  throw new Error('unexpected call');
};
const codeOf = (hear: Page['hear'], name: string) => ({
  load: unused,
  get: unused,
  async arrived() {
    hear('code', name);
    throw new ServiceFailure({ kind: 'network' });
  },
});

export function rootOn({ services, shell, auth, hear }: Page) {
  const { api, storage, records, journal, showTheme } = services;
  const flowCode = eachFlow<FlowCode>((id) => codeOf(hear, id));
  const ports = {
    fetchPopups: unused,
    fetchAttempts: unused,
    fetchInfoPages: unused,
    ...createSessionPorts({
      api,
      shell,
      storage,
      records,
      auth,
      journal: { load: unused, get: unused, arrived: async () => journal },
      flowCode,
      showTheme,
      erasure: { load: unused, get: unused, arrived: async () => async () => hear('erase') },
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
  const none = { get: unused };
  return provideRoot(ports, effects, flowCode, none, none, none);
}
