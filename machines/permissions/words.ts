import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const permissionsWords: MachineWords = {
  services: {
    permissions: ran('Permissions'),
    readCreditAndLoans: fetched('How credit and loans stand'),
  },
};
