import * as v from 'valibot';
import { ClientId, type FeedbackMessage, messageLimit } from './feedback.ts';
import { afterReload, UploadPictures } from './upload.ts';

const Text = v.pipe(v.string(), v.maxLength(messageLimit));

/** A message that has not reached the lender, as far as this phone knows. */
export const UnsentMessage = v.object({
  clientId: ClientId,
  text: Text,
  pictures: UploadPictures,
  state: v.picklist(['waiting', 'failed']),
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

/** A draft as a reload leaves it: nothing is sent by itself. */
export const draftAfterReload = (draft: ConversationDraft): ConversationDraft => ({
  ...draft,
  pictures: afterReload(draft.pictures),
  unsent: draft.unsent.map((one) => ({ ...one, state: 'failed' })),
});

/** The name of the nth message of a visit, from a random beginning: the server takes each once. */
export const messageIdOf = (seed: string, count: number): string =>
  `${seed.slice(0, 24)}${count.toString(16).padStart(8, '0')}`;
