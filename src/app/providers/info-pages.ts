import { ServiceFailure } from '#domain/failure.ts';
import type { AgreementPorts } from '#machines/agreement/ports.ts';
import type { PermissionsPorts } from '#machines/permissions/ports.ts';
import type { SupportPorts } from '#machines/support/ports.ts';
import { classifyUrl, type LinkPolicy } from '#services/bridge/classify-url.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { Api } from '../loading/lazy-api.ts';

export type InfoPagePorts = AgreementPorts & SupportPorts & PermissionsPorts;

/** The ports of the pages that may be read before anybody is logged in. */
export function createInfoPagePorts(api: Api, storage: Storage, links: LinkPolicy): InfoPagePorts {
  return {
    async customerServiceEntrance(_, signal) {
      const entrance = await api.call('customerServiceEntrance', {}, { signal });
      const isOurs = (url: string) => ['internal', 'web'].includes(classifyUrl(url, links).kind);
      // Contact links lead to the company's own sites or nowhere.
      if (isOurs(entrance.onlineUrl) && isOurs(entrance.officialUrl)) return entrance;
      throw new ServiceFailure({ kind: 'invalidPayload' });
    },
    readCreditAndLoans: async (_, signal) =>
      storage.read('authInfo') && api.call('getHomepageData', {}, { signal }),
    async readStoredAgreement() {
      const html = storage.read('restructureAgreementHtml') ?? storage.read('loanAgreementHtml');
      return html === null ? null : { html };
    },
  };
}
