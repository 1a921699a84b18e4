import { providePopups } from '#app/popups/provider.ts';
import { minute } from '#domain/constants.ts';
import { couponPopupModel } from '#machines/coupon-popup/model.ts';
import { selectVisiblePopup } from '#machines/popups/visible.ts';
import { ratingModel } from '#machines/rating/model.ts';
import { reofferModel } from '#machines/reoffer/model.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { benefits, standing, windows } from '#machines/samples/popups.ts';
import type { Model } from '#machines/walk/model.ts';
import { type Calls, type Ends, gives, modelled, serverFailures } from './calls.ts';

type ReofferTerms = { benefits: ReturnType<typeof betterTerms> | null };

export const popupModels = {
  reoffer: reofferModel,
  couponPopup: couponPopupModel,
  rating: ratingModel,
} as const satisfies Record<string, Model>;

export type PopupId = keyof typeof popupModels;

const alone = (one: 'reoffer' | 'coupon' | 'rating' | null) =>
  gives(
    windows({
      reoffer: one === 'reoffer',
      coupon: one === 'coupon',
      rating: one === 'rating',
    }),
  );

function betterTerms(kinds: 'all' | 'limitAlone' | 'interestAlone') {
  const { higherLimit, lowerInterest, extraDays, ...sample } = benefits();
  const now = Date.now();
  const aMinute = <Benefit extends object | null>(benefit: Benefit) =>
    benefit && { ...benefit, expiresAt: now + minute };
  return {
    ...sample,
    higherLimit: kinds === 'interestAlone' ? null : aMinute(higherLimit),
    lowerInterest: kinds === 'limitAlone' ? null : aMinute(lowerInterest),
    extraDays: kinds === 'all' ? aMinute(extraDays) : null,
    receivedAt: now,
  };
}

export const createPopups = ({ port }: Pick<Calls, 'port'>) =>
  providePopups({
    loanWindowConfig: port('loanWindowConfig', () => ({
      reoffer: alone('reoffer'),
      coupon: alone('coupon'),
      rating: alone('rating'),
      none: alone(null),
      network: serverFailures.network,
    })),
    // The phone and home allow every popup.
    lookAround: async () => standing(),
    checkReoffer: port('checkReoffer', modelled(reofferModel.services.checkReoffer)),
    getReofferPopup: port(
      'getReofferPopup',
      (): Ends<ReofferTerms> => ({
        all: { output: { benefits: betterTerms('all') } },
        limitAlone: { output: { benefits: betterTerms('limitAlone') } },
        interestAlone: { output: { benefits: betterTerms('interestAlone') } },
        none: { output: { benefits: null } },
      }),
    ),
    keepReofferAnswered: async () => undefined,
    readServerClock: async () => ({ now: Date.now() }),
    getCouponPopup: port('getCouponPopup', modelled(couponPopupModel.services.getCouponPopup)),
    keepCouponsShown: async () => undefined,
    keepRatingAsked: async () => null,
    keepRatingDraft: () => {},
    userSubmitRating: port('userSubmitRating', modelled(ratingModel.services.userSubmitRating)),
    openStore: async () => ({ leaving: false }),
  });

export const popupPorts = [
  'loanWindowConfig',
  'checkReoffer',
  'getReofferPopup',
  'getCouponPopup',
  'userSubmitRating',
];

/** Whether a popup is loading or open above home. */
export const popupRuns = ({ children: { popups } }: RootSnapshot): boolean => popups !== undefined;

/** The popup above home, which blocks the controls below; null without one. */
export function popupAbove(snapshot: RootSnapshot): PopupId | null {
  const { reoffer, couponPopup, rating } = selectVisiblePopup(snapshot);
  if (reoffer) return 'reoffer';
  if (couponPopup) return 'couponPopup';
  return rating && 'rating';
}

export const closePopup: RootRequest = { type: 'nav.back' };
