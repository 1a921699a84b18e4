import * as v from 'valibot';
import { accountCodes } from '../account/account-codes.ts';
import type { Failure } from '../failure.ts';
import { ClientId, type FeedbackMessage, messageLimit } from './feedback.ts';
import { afterReload, UploadPictures } from './upload.ts';

const Text = v.pipe(v.string(), v.maxLength(messageLimit));

/** A message that, as far as this phone knows, has not reached the lender. */
export const UnsentMessage = v.object({
  clientId: ClientId,
  text: Text,
  pictures: UploadPictures,
  state: v.picklist(['waiting', 'failed']),
  /** Whether the lender refused it; a message that failed otherwise may have arrived. */
  refused: v.optional(v.boolean(), false),
  pictureGone: v.optional(v.boolean(), false),
});
export type UnsentMessage = v.InferOutput<typeof UnsentMessage>;

/** The part of a conversation that only this phone stores. */
export const ConversationDraft = v.object({
  version: v.literal(1),
  text: Text,
  pictures: UploadPictures,
  unsent: v.array(UnsentMessage),
});
export type ConversationDraft = v.InferOutput<typeof ConversationDraft>;

/** Oldest first. `earlier`: earlier messages exist. */
export type MessagePage = { messages: readonly FeedbackMessage[]; earlier: boolean };

const byOrder = (a: FeedbackMessage, b: FeedbackMessage): number => a.order - b.order;

export function withMessages(
  known: readonly FeedbackMessage[],
  received: readonly FeedbackMessage[],
): FeedbackMessage[] {
  const all = new Map([...known, ...received].map((one) => [one.messageId, one]));
  return [...all.values()].toSorted(byOrder);
}

/** Adds the newest messages. Replaces the known ones if messages in between may be missing. */
export function withNewest(known: MessagePage, newest: MessagePage): MessagePage {
  const [first] = newest.messages;
  const last = known.messages.at(-1);
  if (!last || (newest.earlier && first && first.order > last.order)) return newest;
  return { messages: withMessages(known.messages, newest.messages), earlier: known.earlier };
}

/** Whether a page was read before the last known message, so that its ticket is outdated too. */
export const isOutdated = (page: MessagePage, known: MessagePage): boolean =>
  (page.messages.at(-1)?.order ?? 0) < (known.messages.at(-1)?.order ?? 0);

export const stillUnsent = (
  unsent: readonly UnsentMessage[],
  arrived: readonly FeedbackMessage[],
): UnsentMessage[] => {
  const arrivedIds = new Set(arrived.map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !arrivedIds.has(clientId));
};

export const failedWith = (message: UnsentMessage, failure: Failure): UnsentMessage => ({
  ...message,
  state: 'failed',
  refused: failure.kind === 'business',
  pictureGone: failure.kind === 'business' && failure.code === accountCodes.pictureGone,
});

/** A message whose pictures are gone needs text. */
export const canSendAgain = ({ pictureGone, text }: UnsentMessage): boolean =>
  !pictureGone || text !== '';

export const sentAgain = (message: UnsentMessage): UnsentMessage => ({
  ...message,
  state: 'waiting',
  refused: false,
  ...(message.pictureGone && canSendAgain(message) && { pictures: [], pictureGone: false }),
});

export const draftAfterReload = (draft: ConversationDraft): ConversationDraft => ({
  ...draft,
  pictures: afterReload(draft.pictures),
  unsent: draft.unsent.map((one) => ({ ...one, state: 'failed' })),
});

/** The id of a visit's message number `count`; the server accepts each id once. */
export const messageIdOf = (seed: string, count: number): string =>
  `${seed.slice(0, 24)}${count.toString(16).padStart(8, '0')}`;
