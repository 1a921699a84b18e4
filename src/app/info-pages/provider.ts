import * as v from 'valibot';
import { ServiceFailure } from '#domain/failure.ts';
import { HelpList, type Vote, withVote } from '#domain/service/help.ts';
import type { Language } from '#domain/language.ts';
import { agreementMachine, type AgreementPorts } from '#machines/agreement/agreement.machine.ts';
import { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import type { HelpCentrePorts } from '#machines/help-centre/ports.ts';
import {
  permissionsMachine,
  type PermissionsPorts,
} from '#machines/permissions/permissions.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { classifyUrl, type LinkPolicy } from '#services/bridge/classify-url.ts';
import type { ServerClock } from '#services/server-clock.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import { helpSearchRecord, type TabRecords } from '#services/storage/tab-records.ts';
import type { Api } from '../loading/lazy-api.ts';
import type { Runs } from '../flows/lazy-flow.ts';

export type InfoPageServices = {
  api: Api;
  storage: Storage;
  records: TabRecords;
  clock: Pick<ServerClock, 'now'>;
  lang: () => Language;
  links: LinkPolicy;
};

export type InfoPagePorts = AgreementPorts &
  HelpCentrePorts &
  PermissionsPorts & {
    rememberSearch: (text: string) => void;
  };

const Search = v.object({ text: v.string() });

/** The last help centre reply, under the storage key of S3. */
function createHelpRecord(storage: Storage) {
  return {
    read() {
      const parsed = v.safeParse(HelpList, storage.read('commonInfo')?.listQuestionData);
      return parsed.success ? parsed.output : null;
    },
    write(list: HelpList) {
      storage.write('commonInfo', { ...storage.read('commonInfo'), listQuestionData: list });
    },
  };
}

export function infoPagePorts(services: InfoPageServices): InfoPagePorts {
  const { api, storage, records, clock, lang, links } = services;
  const helpRecord = createHelpRecord(storage);
  /** Votes accepted since the last request for the articles, whose reply may lack them. */
  const accepted = new Map<string, Vote>();
  const withAccepted = (list: HelpList): HelpList =>
    [...accepted].reduce((voted, [questionId, vote]) => withVote(voted, questionId, vote), list);
  return {
    async customerServiceEntrance(_, signal) {
      const entrance = await api.call('customerServiceEntrance', {}, { signal });
      const isOurs = (url: string) => ['internal', 'web'].includes(classifyUrl(url, links).kind);
      // Contact links must lead to the company's own sites.
      if (isOurs(entrance.onlineUrl) && isOurs(entrance.officialUrl)) return entrance;
      throw new ServiceFailure({ kind: 'invalidPayload' });
    },
    hasUnreadMessage: async (_, signal) =>
      storage.read('authInfo') === null
        ? { unread: false }
        : api.call('hasUnreadMessage', {}, { signal }),
    readHelpStanding: async () => ({
      kept: helpRecord.read(),
      language: lang(),
      signedIn: storage.read('authInfo') !== null,
      search: records.read(helpSearchRecord, Search)?.text ?? '',
    }),
    async listQuestion(_, signal) {
      const language = lang();
      accepted.clear();
      const { topics } = await api.call('listQuestion', {}, { signal });
      const list = withAccepted({ topics, language, receivedAt: clock.now() });
      helpRecord.write(list);
      return list;
    },
    async voteOnQuestion({ questionId, vote }) {
      if (vote === 'helpful') await api.call('likeQuestion', { questionId });
      else await api.call('dislikeQuestion', { questionId });
      accepted.set(questionId, vote);
      const stored = helpRecord.read();
      if (stored) helpRecord.write(withVote(stored, questionId, vote));
    },
    rememberSearch: (text) => records.write(helpSearchRecord, { text }),
    readCreditAndLoans: async (_, signal) =>
      storage.read('authInfo') && api.call('getHomepageData', {}, { signal }),
    async readStoredAgreement() {
      const html = storage.read('restructureAgreementHtml') ?? storage.read('loanAgreementHtml');
      return html === null ? null : { html };
    },
  };
}

export type InfoMachines = {
  helpCentre: Runs<typeof helpCentreMachine>;
  permissions: Runs<typeof permissionsMachine>;
  agreement: Runs<typeof agreementMachine>;
};

export const provideInfoPages = (ports: InfoPagePorts): InfoMachines => ({
  helpCentre: helpCentreMachine.provide({
    actors: {
      readHelpStanding: actor(ports.readHelpStanding),
      customerServiceEntrance: actor(ports.customerServiceEntrance),
      hasUnreadMessage: actor(ports.hasUnreadMessage),
      listQuestion: actor(ports.listQuestion),
      voteOnQuestion: actor(ports.voteOnQuestion),
    },
    actions: { rememberSearch: (_, { text }) => ports.rememberSearch(text) },
  }),
  permissions: permissionsMachine.provide({
    actors: { readCreditAndLoans: actor(ports.readCreditAndLoans) },
  }),
  agreement: agreementMachine.provide({
    actors: { readStoredAgreement: actor(ports.readStoredAgreement) },
  }),
});

export const runInfoPages = (services: InfoPageServices): InfoMachines =>
  provideInfoPages(infoPagePorts(services));
