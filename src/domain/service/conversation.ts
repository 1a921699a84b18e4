import * as v from 'valibot';
import { accountCodes } from '../account/account-codes.ts';
import type { Failure } from '../failure.ts';
import { ClientId, type FeedbackMessage, messageLimit } from './feedback.ts';
import { afterReload, UploadPictures } from './upload.ts';

const Text = v.pipe(v.string(), v.maxLength(messageLimit));

/** A message that has not reached the lender, as far as this phone knows. */
export const UnsentMessage = v.object({
  clientId: ClientId,
  text: Text,
  pictures: UploadPictures,
  state: v.picklist(['waiting', 'failed']),
  /** The lender refused the message because it no longer keeps a picture of it. */
  pictureGone: v.optional(v.boolean(), false),
});
export type UnsentMessage = v.InferOutput<typeof UnsentMessage>;

/** What of a conversation this phone alone knows. */
export const ConversationDraft = v.object({
  version: v.literal(1),
  text: Text,
  pictures: UploadPictures,
  unsent: v.array(UnsentMessage),
});
export type ConversationDraft = v.InferOutput<typeof ConversationDraft>;

/** A part of a conversation, oldest first, and whether there is more before it. */
export type MessagePage = { messages: readonly FeedbackMessage[]; earlier: boolean };

const byOrder = (a: FeedbackMessage, b: FeedbackMessage): number => a.order - b.order;

/** A conversation with a part that was told: in the server's order, and nothing twice. */
export function withMessages(
  known: readonly FeedbackMessage[],
  told: readonly FeedbackMessage[],
): FeedbackMessage[] {
  const all = new Map([...known, ...told].map((one) => [one.messageId, one]));
  return [...all.values()].toSorted(byOrder);
}

/** A conversation with its newest part; begun anew where that does not reach what was known. */
export function withNewest(known: MessagePage, newest: MessagePage): MessagePage {
  const [first] = newest.messages;
  const last = known.messages.at(-1);
  if (!last || (newest.earlier && first && first.order > last.order)) return newest;
  return { messages: withMessages(known.messages, newest.messages), earlier: known.earlier };
}

/** What did not arrive yet of what was written, by what did. */
export const stillUnsent = (
  unsent: readonly UnsentMessage[],
  arrived: readonly FeedbackMessage[],
): UnsentMessage[] => {
  const there = new Set(arrived.map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !there.has(clientId));
};

/** An unsent message after a failure; the message remembers whether a picture of it is gone. */
export const failedWith = (message: UnsentMessage, failure: Failure): UnsentMessage => ({
  ...message,
  state: 'failed',
  pictureGone: failure.kind === 'business' && failure.code === accountCodes.pictureGone,
});

/** Whether sending a message again can help: pictures that are gone leave words to send, or nothing. */
export const canSendAgain = ({ pictureGone, text }: UnsentMessage): boolean =>
  !pictureGone || text !== '';

/** A message that waits again; it leaves without its pictures where the lender no longer keeps one. */
export const sentAgain = (message: UnsentMessage): UnsentMessage => ({
  ...message,
  state: 'waiting',
  ...(message.pictureGone && canSendAgain(message) && { pictures: [], pictureGone: false }),
});

/** A draft as a reload leaves it: nothing is sent by itself. */
export const draftAfterReload = (draft: ConversationDraft): ConversationDraft => ({
  ...draft,
  pictures: afterReload(draft.pictures),
  unsent: draft.unsent.map((one) => ({ ...one, state: 'failed' })),
});

/** The name of the nth message of a visit, from a random beginning: the server takes each once. */
export const messageIdOf = (seed: string, count: number): string =>
  `${seed.slice(0, 24)}${count.toString(16).padStart(8, '0')}`;
