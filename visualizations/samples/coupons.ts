import { does, ends, type Sample } from './sample.ts';

const chooses = does({ type: 'list.chosen', list: 'unavailable' });

export const samples: readonly Sample[] = [
  {
    name: 'unavailable',
    purpose: 'Coupons that cannot be used, each with its reason',
    start: 'home',
    steps: [ends('getCoupons', 'some'), chooses],
    pictured: true,
  },
  {
    name: 'none',
    purpose: 'No coupons at all',
    start: 'home',
    steps: [ends('getCoupons', 'none')],
    pictured: true,
  },
  {
    name: 'noneUnavailable',
    purpose: 'Nothing in the second list',
    start: 'home',
    steps: [ends('getCoupons', 'none'), chooses],
    pictured: false,
  },
];
