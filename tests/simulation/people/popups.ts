import type { AnyMachineSnapshot } from 'xstate';
import { selectVisiblePopup } from '#machines/popups/visible.ts';
import { type Model, samplesOf } from '#machines/walk/model.ts';
import { typeAndValues } from '#machines/walk/readable-text.ts';
import { type PopupId, popupModels } from '#tests/model/app/popups.ts';
import type { Page } from '../phone/page.ts';
import type { Gesture } from './gesture-effect.ts';

/** Home's popups, in the order of their priority. */
const popupIds = ['reoffer', 'couponPopup', 'rating'] as const satisfies PopupId[];

/** The popup that the page shows; null also while one waits to be shown. */
export function popupOn(page: Page): PopupId | null {
  const view = selectVisiblePopup(page.snapshot());
  return popupIds.find((id) => view[id] !== null) ?? null;
}

export function popupGestures(page: Page, popup: PopupId): Gesture[] {
  const now: AnyMachineSnapshot | undefined = page
    .snapshot()
    .children.popups?.getSnapshot()
    .children[popup]?.getSnapshot();
  if (!now) return [];
  const model: Model = popupModels[popup];
  return samplesOf(model)
    .filter(({ type }) => type !== 'nav.back')
    .filter((event) => now.can(event) && (model.offers?.(event, now) ?? true))
    .map((event) => ({
      name: `${popup} ${typeAndValues(event)}`,
      does: () => [{ to: `popups/${popup}`, event }],
    }));
}
