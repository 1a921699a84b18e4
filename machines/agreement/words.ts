import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const agreementWords: MachineWords = {
  guards: {
    found: 'an agreement is kept',
  },
  actions: {
    keepHtml: 'Take the agreement',
  },
  services: {
    agreement: ran('The page of the agreement'),
    readStoredAgreement: fetched('The agreement kept on the phone'),
  },
};
