import { couponsMachine } from '#machines/coupons/coupons.machine.ts';
import { couponsFlow, selectCouponsView } from '#machines/coupons/view.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { couponLists } from '#machines/samples/coupons.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures } from '#machines/samples/failures.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

export const couponsModel: FlowModel<typeof couponsFlow> = {
  flow: couponsFlow,
  machine: couponsMachine,
  starts: { home: {} },
  ends: {
    left: gives({ type: 'left' }),
  },
  links: { coupons: ['customerCenter', 'limit'] },
  services: {
    getCoupons: {
      some: gives(couponLists),
      none: gives({ available: [], unavailable: [], receivedAt: 0 }),
      ...failures,
    },
  },
  events: {
    'nav.forward': forwardTo('limit'),
    'list.chosen': [
      { type: 'list.chosen', list: 'available' },
      { type: 'list.chosen', list: 'unavailable' },
    ],
  },
  offers(event, snapshot) {
    const { failed, list } = selectCouponsView(snapshot);
    switch (event.type) {
      case 'retry.pressed':
        return failed;
      case 'list.chosen':
        return event.list !== list;
      default:
        return true;
    }
  },
  invariants: {
    'Displayed coupons stay on screen during a reload.'({ previous, snapshot }) {
      const lost = previous?.context.coupons && !snapshot.context.coupons;
      return !lost || 'the coupons are gone';
    },
    'Only a choice of the borrower changes the displayed list.'({ step, previous, snapshot }) {
      if (!previous || isEvent(step, 'list.chosen')) return true;
      const [before, now] = [previous.context.list, snapshot.context.list];
      return before === now || `${before} became ${now}`;
    },
    'C1: Fresh coupons show no failure, and a failed reload shows one.'({ snapshot }) {
      const { failed, failure } = selectCouponsView(snapshot);
      if (snapshot.matches({ showing: 'fresh' }))
        return failure === null || `it is ${failure.kind}`;
      return !failed || failure !== null || 'no failure is known';
    },
  },
  read: (snapshot) => selectCouponsView(snapshot),
  situations: [
    pictured(
      'unavailable',
      'Coupons that cannot be used, each with its reason',
      'home/getCoupons=some/list.chosen~2',
    ),
    pictured('none', 'No coupons at all', 'home/getCoupons=none'),
    situation('noneUnavailable', 'home/getCoupons=none/list.chosen~2'),
  ],
  words: {
    actions: {
      chooseList: 'Show the chosen list',
    },
    services: {
      coupons: ran('The coupon page'),
      getCoupons: fetched('The coupons'),
    },
  },
};
