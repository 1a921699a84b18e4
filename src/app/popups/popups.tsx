import { selectVisiblePopup } from '#machines/popups/visible.ts';
import { CouponPopup } from '#views/popups/coupon-popup.tsx';
import { RatingPopup } from '#views/popups/rating.tsx';
import { ReofferPopup } from '#views/popups/reoffer.tsx';
import { useApp } from '../app-context.ts';
import { useSelected } from '../use-selected.ts';

export function Popups() {
  const { interacted, store } = useApp();
  const { reoffer, couponPopup, rating } = useSelected(selectVisiblePopup);
  const children = () => {
    interacted();
    return store.snapshot().children.popups?.getSnapshot().children;
  };
  if (reoffer)
    return <ReofferPopup view={reoffer} send={(event) => children()?.reoffer?.send(event)} />;
  if (couponPopup)
    return (
      <CouponPopup view={couponPopup} send={(event) => children()?.couponPopup?.send(event)} />
    );
  return rating && <RatingPopup view={rating} send={(event) => children()?.rating?.send(event)} />;
}
