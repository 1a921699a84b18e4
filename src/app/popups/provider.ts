import * as v from 'valibot';
import { loanToRate } from '#domain/credit/popups.ts';
import { Id, Stamp } from '#domain/primitives.ts';
import { couponPopupMachine } from '#machines/coupon-popup/coupon-popup.machine.ts';
import { countdownMachine } from '#machines/countdown/countdown.machine.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { PopupsPorts } from '#machines/popups/ports.ts';
import { type RatingDraft, ratingMachine } from '#machines/rating/rating.machine.ts';
import { reofferMachine } from '#machines/reoffer/reoffer.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { TabRecords } from '#services/storage/tab-records.ts';
import { type FlowServices, timed } from '../flows/provider.ts';

export type PopupServices = Pick<FlowServices, 'api' | 'storage' | 'clock' | 'journal'> & {
  shell: Pick<Shell, 'store'>;
  records: TabRecords;
};

/** The record is a draft, so that it survives a session error code. */
const ReofferAnswered = v.object({ answeredAt: Stamp });
const answeredDraft = 'reofferAnswered';

const RatingBegun = v.object({
  loanOrderId: Id,
  stars: v.nullable(v.number()),
  comment: v.string(),
});
const ratingDraft = 'rating';

const ShownCoupons = v.object({ userKeys: v.array(Id) });
const shownCouponsRecord = 'couponsShown';

function createShownCoupons(records: TabRecords) {
  const userKeys = () => records.read(shownCouponsRecord, ShownCoupons)?.userKeys ?? [];
  return {
    has: (userKey: string) => userKeys().includes(userKey),
    add: (userKey: string) =>
      records.write(shownCouponsRecord, { userKeys: [...userKeys(), userKey] }),
  };
}

type OnThePhone = { keepRatingDraft: (userKey: string, draft: RatingDraft) => void };

export function popupsPorts(services: PopupServices): PopupsPorts & OnThePhone {
  const { api, storage, clock, journal, shell, records } = services;
  const shown = createShownCoupons(records);
  const begunRating = (userKey: string, loanOrderId: string | undefined): RatingDraft | null => {
    const draft = storage.readDraft(userKey, ratingDraft, RatingBegun);
    return draft?.loanOrderId === loanOrderId ? draft : null;
  };
  return {
    loanWindowConfig: (_, signal) => api.call('loanWindowConfig', {}, { signal }),
    async lookAround({ userKey }, signal) {
      const [homepage, openIntents] = await Promise.all([
        api.call('getHomepageData', {}, { signal }),
        journal.openIntents(userKey),
      ]);
      return timed(services, {
        homepage,
        moneyOpen: openIntents.length > 0,
        reofferAnsweredAt:
          storage.readDraft(userKey, answeredDraft, ReofferAnswered)?.answeredAt ?? null,
        couponsShown: shown.has(userKey),
        // A typed comment that was neither sent nor deleted opens its popup again.
        ratingAsked: begunRating(userKey, loanToRate(homepage.loans)?.loanOrderId)
          ? null
          : storage.read('popEvaluateTime'),
      });
    },
    async readServerClock(_, signal) {
      // A sleeping phone stops the clock, and any reply sets it again.
      if (!clock.isKnown()) {
        await api.call('loanWindowConfig', {}, { signal, quiet: true }).catch(() => undefined);
      }
      return { now: clock.now() };
    },
    checkReoffer: (data, signal) => api.call('checkReoffer', data, { signal }),
    async getReofferPopup(data, signal) {
      const benefits = await api.call('getReofferPopup', data, { signal });
      return { benefits: benefits && timed(services, benefits) };
    },
    async keepReofferAnswered({ userKey }) {
      storage.writeDraft(userKey, answeredDraft, { answeredAt: clock.now() });
    },
    async getCouponPopup(_, signal) {
      const news = await api.call('getCouponPopup', {}, { signal });
      return timed(services, { coupons: news?.coupons ?? [] });
    },
    keepCouponsShown: async ({ userKey }) => shown.add(userKey),
    async keepRatingAsked({ userKey, loanOrderId }) {
      // Without a later rating, the question counts as a refusal.
      const record = { popupTime: clock.now(), rejectState: true, loanOrderId };
      storage.write('popEvaluateTime', record);
      return begunRating(userKey, loanOrderId);
    },
    keepRatingDraft(userKey, draft) {
      if (draft.comment === '') storage.dropDraft(userKey, ratingDraft);
      else storage.writeDraft(userKey, ratingDraft, draft);
    },
    async userSubmitRating({ userKey, ...rating }) {
      const given = await api.call('userSubmitRating', rating);
      const { loanOrderId } = rating;
      storage.write('popEvaluateTime', { popupTime: clock.now(), rejectState: false, loanOrderId });
      storage.dropDraft(userKey, ratingDraft);
      return given;
    },
    openStore: async ({ url }) => shell.store(url),
  };
}

export function providePopups(ports: PopupsPorts & OnThePhone) {
  const countdown = countdownMachine.provide({
    actors: { readServerClock: actor(ports.readServerClock) },
  });
  return popupsMachine.provide({
    actors: {
      loanWindowConfig: actor(ports.loanWindowConfig),
      lookAround: actor(ports.lookAround),
      reoffer: reofferMachine.provide({
        actors: {
          countdown,
          checkReoffer: actor(ports.checkReoffer),
          getReofferPopup: actor(ports.getReofferPopup),
          keepReofferAnswered: actor(ports.keepReofferAnswered),
        },
      }),
      couponPopup: couponPopupMachine.provide({
        actors: {
          countdown,
          getCouponPopup: actor(ports.getCouponPopup),
          keepCouponsShown: actor(ports.keepCouponsShown),
        },
      }),
      rating: ratingMachine.provide({
        actors: {
          keepRatingAsked: actor(ports.keepRatingAsked),
          userSubmitRating: actor(ports.userSubmitRating),
          openStore: actor(ports.openStore),
        },
        actions: {
          keepDraft: (_, { userKey, draft }) => ports.keepRatingDraft(userKey, draft),
        },
      }),
    },
  });
}
