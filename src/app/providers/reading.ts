import type { AgreementPorts } from '#machines/agreement/ports.ts';
import type { SupportPorts } from '#machines/support/ports.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { Api } from './lazy-api.ts';

/** The ports of the pages that may be read before anybody is logged in. */
export function createReadingPorts(api: Api, storage: Storage): AgreementPorts & SupportPorts {
  return {
    customerServiceEntrance: (_, signal) => api.call('customerServiceEntrance', {}, { signal }),
    async readStoredAgreement() {
      const html = storage.read('loanAgreementHtml');
      return html === null ? null : { html };
    },
  };
}
