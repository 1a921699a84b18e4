import { does, ends, pictured, type Sample, sample } from './sample.ts';

const chooses = does({ type: 'list.chosen', list: 'unavailable' });

export const samples: readonly Sample[] = [
  pictured('unavailable', 'Coupons that cannot be used, each with its reason', 'home', [
    ends('getCoupons', 'some'),
    chooses,
  ]),
  pictured('none', 'No coupons at all', 'home', [ends('getCoupons', 'none')]),
  sample('noneUnavailable', 'Nothing in the second list', 'home', [
    ends('getCoupons', 'none'),
    chooses,
  ]),
];
