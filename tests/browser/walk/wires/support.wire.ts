import { oneCall, opened, type Wire } from '../harness/wire.ts';

export const supportWire: Wire = {
  starts: { any: opened('/customer/customerCenter') },
  aside: { getHomepageData: { credit: null, quota: null, loans: [] } },
  services: { customerServiceEntrance: oneCall('customerServiceEntrance', () => ({})) },
};
