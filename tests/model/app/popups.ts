import { providePopups } from '#app/popups/provider.ts';
import type { RootSnapshot } from '#machines/root/location.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { day } from '#domain/constants.ts';
import { now } from '#machines/samples/loans.ts';
import { standing, windows } from '#machines/samples/popups.ts';
import { type Calls, gives, serverFailures } from './calls.ts';
import type { AppStep } from './steps.ts';

/** What is not asked for where nothing but a rating is due. */
const notAsked = async (): Promise<never> => {
  throw new Error('a rating alone is due');
};

/** The popups of home as the walk plays them: a rating is due, or nothing. What is in it is its own walk. */
export const createPopups = ({ port }: Pick<Calls, 'port'>) =>
  providePopups({
    loanWindowConfig: port('loanWindowConfig', () => ({
      rating: gives(windows({ reoffer: false, coupon: false })),
      none: gives(windows({ reoffer: false, coupon: false, rating: false })),
      network: serverFailures.network,
    })),
    // The phone and home are as they were a moment ago.
    lookAround: async () => standing({ reofferDeclinedAt: now - day, couponsShown: true }),
    keepRatingAsked: async () => undefined,
    userSubmitRating: notAsked,
    openStore: notAsked,
    checkReoffer: notAsked,
    getReofferPopup: notAsked,
    keepReofferDeclined: notAsked,
    readServerClock: notAsked,
    getCouponPopup: notAsked,
    keepCouponsShown: notAsked,
  });

/** Whether a popup is being asked for, or lies above home. */
export const popupRuns = ({ children: { popups } }: RootSnapshot): boolean => popups !== undefined;

/** Whether a popup lies above home: nothing below it can be touched. */
export const popupLiesAbove = ({ children: { popups } }: RootSnapshot): boolean =>
  popups?.getSnapshot().matches('rating') ?? false;

/** How a popup is closed. */
export const closePopup: RootRequest = { type: 'nav.back' };

/** What comes of a popup: which it is, and that it is closed again. */
export const isOfPopup = (step: AppStep): boolean =>
  (step.do === 'end' && step.port === 'loanWindowConfig') ||
  (step.do === 'request' && step.request.type === closePopup.type);
