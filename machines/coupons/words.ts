import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const couponsWords: MachineWords = {
  actions: {
    chooseList: 'Show the chosen list',
  },
  services: {
    coupons: ran('The page of coupons'),
    getCoupons: fetched('The coupons'),
  },
};
