import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { flowHasTag } from '#machines/root/layers.ts';
import { selectLayer } from '#machines/root/location.ts';
import { selectPopupsView } from './view.ts';

const none = { reoffer: null, couponPopup: null, rating: null };

/** The popup on screen: none while another layer or a dialog of home covers the popup. */
export function selectVisiblePopup(snapshot: RootSnapshot): ReturnType<typeof selectPopupsView> {
  const popups = snapshot.children.popups?.getSnapshot();
  const waits = selectLayer(snapshot) !== 'flow' || flowHasTag(snapshot, 'question');
  return popups && !waits ? selectPopupsView(popups) : none;
}
