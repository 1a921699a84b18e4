import { retryPause } from '#services/storage/safe-area.ts';
import type { Page } from '../phone/page.ts';
import type { Phone } from '../phone/phone.ts';
import type { Slot } from '../world/slot.ts';
import { textsIn } from './typed.ts';
import type { MakeWatcher } from './watcher.ts';

type SeenForm = { page: Page; userId: string; clientId: string; text: string };

function formOn(page: Page): SeenForm | null {
  const snapshot = page.snapshot();
  const context = snapshot.children.feedbackTickets?.getSnapshot().context;
  const userId = snapshot.context.session?.auth.userId;
  if (!context?.draft || context.draft.sent || userId === undefined) return null;
  const { description = '' } = textsIn(context);
  return { page, userId, clientId: context.draft.clientId, text: description };
}

/**
 * Checks that the description in the service form survives a restart of the app, unless the storage
 * is full, the phone has a second tab or the session ends, and that only gestures replace typed
 * texts.
 */
export const draftsSurvive: MakeWatcher = ({ slots, scheduler }) => {
  const lastForms = new Map<Slot, SeenForm>();
  const checkedVersions = new Map<Slot, number>();
  /** Whether the storage is full, or was full within the last retry pause. */
  const mayLose = ({ full, roomSince }: Phone) => full || scheduler.now() <= roomSince + retryPause;
  return {
    step: (facts) => {
      const faults = facts.flatMap((fact) =>
        fact.type === 'retyped'
          ? [`${fact.page}: ${fact.by} changed what was typed as ${fact.field}.`]
          : [],
      );
      for (const slot of slots) {
        const { page, phone, name } = slot;
        const version = page?.app.store.version();
        if (!page || version === undefined || checkedVersions.get(slot) === version) continue;
        checkedVersions.set(slot, version);
        // A second tab writes to the same form, and a logout deletes the form.
        const shares = slots.some((one) => one !== slot && one.phone === phone);
        if (mayLose(phone) || shares || page.snapshot().matches({ session: 'signedOut' }))
          lastForms.delete(slot);
        const form = formOn(page);
        const before = lastForms.get(slot);
        if (form === null) {
          if (before?.page === page) lastForms.delete(slot);
          continue;
        }
        const isRestored =
          before !== undefined && before.page !== page && before.userId === form.userId;
        if (isRestored && before.text !== '' && form.text !== before.text) {
          faults.push(`${name}: the text typed into the service form is lost.`);
        }
        if (!shares && !mayLose(phone)) lastForms.set(slot, form);
      }
      return faults;
    },
  };
};
