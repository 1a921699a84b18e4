import { canRetry, type UploadPicture } from '#domain/service/upload.ts';
import { machineOnTop } from '#tests/model/app/taps.ts';
import type { Page } from '../phone/page.ts';
import type { Event, Gesture, GestureEffect } from './gesture-effect.ts';
import type { Gallery } from './gallery.ts';

type MachineEvent = Event & Readonly<Record<string, unknown>>;

const effectsOf = (...events: readonly MachineEvent[]): GestureEffect[] =>
  events.map((event) => ({ to: 'feedbackTickets', event }));

const trouble = 'I paid at the store yesterday and nothing shows here, see the picture.';

const mostMessages = 2;

const attaches = (gallery: Gallery | null): Gesture[] =>
  gallery
    ? [
        {
          name: 'attaches a picture',
          does: () => effectsOf({ type: 'pictures.chosen', files: [gallery.next()] }),
        },
      ]
    : [];

function retryGestures(pictures: readonly UploadPicture[]): Gesture[] {
  const failed = pictures.find(({ state }) => state === 'failed');
  if (!failed) return [];
  const { clientId, problem } = failed;
  const again: Gesture = {
    name: 'sends the picture again',
    does: () => effectsOf({ type: 'picture.retried', clientId }),
  };
  const out: Gesture = {
    name: 'takes the picture out',
    does: () => effectsOf({ type: 'picture.removed', clientId }),
  };
  return problem !== null && canRetry(problem) ? [again, out] : [out];
}

function onForm(page: Page, gallery: Gallery | null): Gesture[] {
  const form = page.snapshot().children.feedbackTickets?.getSnapshot();
  const { draft } = form?.context ?? {};
  if (!form?.matches({ form: { writing: 'filling' } }) || !draft) return [];
  const { type, loan, description } = draft.entries;
  const entry = (field: string, value: string) => ({ type: 'entry.changed', field, value });
  const isFilled = type !== '' && loan !== '' && description !== '';
  const fillsIn: Gesture = {
    name: 'fills in the form',
    does: () =>
      effectsOf(
        entry('type', 'paymentNotPosted'),
        entry('loan', 'none'),
        entry('description', trouble),
      ),
  };
  return [
    ...(isFilled ? [] : [fillsIn]),
    ...(draft.pictures.length === 0 ? attaches(gallery) : retryGestures(draft.pictures)),
  ];
}

function inConversation(page: Page, gallery: Gallery | null): Gesture[] {
  const tickets = page.snapshot().children.feedbackTickets?.getSnapshot();
  const conversation = tickets?.children.conversation?.getSnapshot();
  if (!conversation?.matches('open')) return [];
  const { pictures, unsent, messages } = conversation.context;
  const sent = messages.filter(({ from, images }) => from === 'borrower' && images.length > 0);
  const isReady = pictures.length > 0 && pictures.every(({ state }) => state === 'done');
  const sends: Gesture = {
    name: 'sends the message',
    does: () => effectsOf({ type: 'message.submitted' }),
  };
  if (isReady) return [sends];
  const failed = unsent.find(({ state }) => state === 'failed');
  if (failed) {
    const { clientId } = failed;
    const again = () => effectsOf({ type: 'message.retried', clientId });
    return [{ name: 'sends the message again', does: again }];
  }
  if (pictures.length > 0) return retryGestures(pictures);
  const needsMessage = unsent.length === 0 && sent.length < mostMessages;
  return needsMessage ? attaches(gallery) : [];
}

function inList(page: Page): Gesture[] {
  const tickets = page.snapshot().children.feedbackTickets?.getSnapshot();
  const list = tickets?.matches('list') ? tickets.children.ticketList?.getSnapshot() : undefined;
  const [newest] = list?.context.list?.items ?? [];
  if (!newest) return [];
  const { ticketId } = newest;
  return [{ name: 'opens the ticket', does: () => effectsOf({ type: 'ticket.opened', ticketId }) }];
}

export const writingGestures = (page: Page, gallery: Gallery | null): Gesture[] =>
  machineOnTop(page.snapshot()) === 'feedbackTickets'
    ? [...onForm(page, gallery), ...inList(page), ...inConversation(page, gallery)]
    : [];
