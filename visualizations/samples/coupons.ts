import { pictured, type Sample, sample } from './sample.ts';

export const samples: readonly Sample[] = [
  pictured(
    'unavailable',
    'Coupons that cannot be used, each with its reason',
    'home/getCoupons=some/list.chosen~2',
  ),
  pictured('none', 'No coupons at all', 'home/getCoupons=none'),
  sample('noneUnavailable', 'home/getCoupons=none/list.chosen~2'),
];
