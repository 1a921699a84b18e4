import { createLazy } from '../loading/lazy.ts';
import type { createInfoPagePorts, InfoPagePorts } from './info-pages.ts';

/** The ports of the pages to read; their code comes with the first such page. */
export function lazyInfoPagePorts(
  ...services: Parameters<typeof createInfoPagePorts>
): InfoPagePorts {
  const there = createLazy(async () =>
    (await import('./info-pages.ts')).createInfoPagePorts(...services),
  );
  return {
    customerServiceEntrance: async (...asked) => (await there()).customerServiceEntrance(...asked),
    readCreditAndLoans: async (...asked) => (await there()).readCreditAndLoans(...asked),
    readStoredAgreement: async (...asked) => (await there()).readStoredAgreement(...asked),
  };
}
