import { ServiceFailure } from '#domain/failure.ts';
import type { AgreementPorts } from '#machines/agreement/ports.ts';
import type { PermissionsPorts } from '#machines/permissions/ports.ts';
import type { SupportPorts } from '#machines/support/ports.ts';
import type { LinkPolicy } from '#services/bridge/classify-url.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import { createLazy } from '../loading/lazy.ts';
import type { Api } from '../loading/lazy-api.ts';

const classifier = createLazy(
  async () => (await import('#services/bridge/classify-url.ts')).classifyUrl,
);

/** The ports of the pages that may be read before anybody is logged in. */
export function createInfoPagePorts(
  api: Api,
  storage: Storage,
  links: LinkPolicy,
): AgreementPorts & SupportPorts & PermissionsPorts {
  return {
    async customerServiceEntrance(_, signal) {
      const [classifyUrl, entrance] = await Promise.all([
        classifier(),
        api.call('customerServiceEntrance', {}, { signal }),
      ]);
      const isOurs = (url: string) => ['internal', 'web'].includes(classifyUrl(url, links).kind);
      // Contact links lead to the company's own sites or nowhere.
      if (isOurs(entrance.onlineUrl) && isOurs(entrance.officialUrl)) return entrance;
      throw new ServiceFailure({ kind: 'invalidPayload' });
    },
    readCreditAndLoans: (_, signal) => api.call('getHomepageData', {}, { signal }),
    async readStoredAgreement() {
      const html = storage.read('restructureAgreementHtml') ?? storage.read('loanAgreementHtml');
      return html === null ? null : { html };
    },
  };
}
