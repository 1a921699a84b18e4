import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLayer } from '#machines/root/location.ts';
import { selectPopupsView } from '#machines/popups/view.ts';
import { CouponPopup } from '#views/popups/coupon-popup.tsx';
import { RatingPopup } from '#views/popups/rating.tsx';
import { ReofferPopup } from '#views/popups/reoffer.tsx';
import { useApp } from '../app-context.ts';
import { useSelected } from '../use-selected.ts';

const none = { reoffer: null, couponPopup: null, rating: null };

function selectVisiblePopup(snapshot: RootSnapshot): ReturnType<typeof selectPopupsView> {
  const popups = snapshot.children.popups?.getSnapshot();
  return popups && selectLayer(snapshot) === 'flow' ? selectPopupsView(popups) : none;
}

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
