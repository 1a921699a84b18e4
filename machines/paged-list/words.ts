import { fetched, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const pagedListWords: MachineWords = {
  guards: {
    moreThere: 'there is more to come',
  },
  actions: {
    keepFirst: 'Take the first page',
    keepItem: 'Take what is new of one of them',
    keepMore: 'Take the next page, each of it once',
  },
  services: {
    getPage: fetched('A page of the list'),
  },
};
