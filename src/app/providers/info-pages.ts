import { ServiceFailure } from '#domain/failure.ts';
import type { AgreementPorts } from '#machines/agreement/ports.ts';
import type { SupportPorts } from '#machines/support/ports.ts';
import { classifyUrl, type LinkPolicy } from '#services/bridge/classify-url.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { Api } from '../loading/lazy-api.ts';

/** The ports of the pages that may be read before anybody is logged in. */
export function createInfoPagePorts(
  api: Api,
  storage: Storage,
  links: LinkPolicy,
): AgreementPorts & SupportPorts {
  const isOurs = (url: string) => ['internal', 'web'].includes(classifyUrl(url, links).kind);
  return {
    async customerServiceEntrance(_, signal) {
      const entrance = await api.call('customerServiceEntrance', {}, { signal });
      // Contact links lead to the company's own sites or nowhere.
      if (isOurs(entrance.onlineUrl) && isOurs(entrance.officialUrl)) return entrance;
      throw new ServiceFailure({ kind: 'invalidPayload' });
    },
    async readStoredAgreement() {
      const html = storage.read('loanAgreementHtml');
      return html === null ? null : { html };
    },
  };
}
