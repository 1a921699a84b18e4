import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const reofferWords: MachineWords = {
  guards: {
    hasBenefit: 'it is among those offered',
    offerWaits: 'better terms wait',
    offered: 'they are better terms of this credit order',
  },
  actions: {
    keepBenefits: 'Take the better terms',
  },
  services: {
    checkReoffer: fetched('The answer whether better terms wait'),
    getReofferPopup: fetched('The better terms'),
    keepReofferDeclined: worked('Noting the “no” to better terms'),
    reoffer: ran('The popup of better terms'),
  },
};
