import { assign, sendTo, setup } from 'xstate';
import {
  type ConversationDraft,
  failedWith,
  isOutdated,
  type MessagePage,
  messageIdOf,
  sentAgain,
  stillUnsent,
  type UnsentMessage,
  withMessages,
  withNewest,
} from '#domain/service/conversation.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { FeedbackMessage, FeedbackTicket } from '#domain/service/feedback.ts';
import { imageIdsOf, type UploadPicture } from '#domain/service/upload.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { type LookEvent, watchPort } from '#machines/shared/watch.ts';
import {
  type PictureEvent,
  type PicturesChanged,
  uploadMachine,
} from '#machines/upload/upload.machine.ts';
import type { ConversationPorts, PollResult, OpenedConversation } from './ports.ts';

export type ConversationInput = { userKey: string; ticketId: string };

export type MessageFault = 'empty' | 'picturesUnderWay' | 'picturesFailed';

type Context = ConversationInput &
  MessagePage & {
    ticket: FeedbackTicket | null;
    missed: boolean;
    earlierFailed: boolean;
    text: string;
    pictures: readonly UploadPicture[];
    /** Whether chosen files are still being prepared, so that `pictures` lacks them. */
    preparing: boolean;
    unsent: readonly UnsentMessage[];
    sending: UnsentMessage | null;
    fault: MessageFault | null;
    seed: string;
    /** Number of message ids used during this visit. */
    named: number;
    failure: Failure | null;
  };

export type ConversationEvent =
  | PictureEvent
  | { type: 'text.changed'; text: string }
  | { type: 'message.submitted' }
  | { type: 'message.retried'; clientId: string }
  | { type: 'message.removed'; clientId: string }
  | { type: 'earlier.requested' }
  | { type: 'retry.pressed' }
  | { type: 'page.refreshed' }
  | { type: 'page.shown' }
  | { type: 'connection.restored' }
  | { type: 'session.renewed' };

const draftOf = ({ text, pictures, unsent }: Context): ConversationDraft => ({
  version: 1,
  text,
  pictures: [...pictures],
  unsent: [...unsent],
});

const waitingIn = ({ unsent }: Context) => unsent.find(({ state }) => state === 'waiting');

export function sentIn({ ticketId, sending }: Context) {
  const { clientId, text, pictures } = required(sending, 'message on its way');
  return { ticketId, clientId, text, imageIds: imageIdsOf(pictures) };
}

function faultIn({ text, pictures, preparing }: Context): MessageFault | null {
  if (pictures.some(({ state }) => state === 'failed')) return 'picturesFailed';
  if (preparing || pictures.some(({ state }) => state === 'waiting')) return 'picturesUnderWay';
  return text.trim() === '' && pictures.length === 0 ? 'empty' : null;
}

const unsentAs = (
  { unsent }: Context,
  clientId: string,
  become: (message: UnsentMessage) => UnsentMessage,
): UnsentMessage[] => unsent.map((one) => (one.clientId === clientId ? become(one) : one));

export const conversationSetup = setup({
  types: {
    context: {} as Context,
    children: {} as { upload: 'upload' },
    events: {} as ConversationEvent | PollResult | PicturesChanged,
    input: {} as ConversationInput,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    upload: uploadMachine,
    openConversation: port<ConversationPorts['openConversation']>('openConversation'),
    getEarlier: port<ConversationPorts['getEarlier']>('getEarlier'),
    createLeaveMessage: port<ConversationPorts['createLeaveMessage']>('createLeaveMessage'),
    watchMessages: watchPort<{ ticketId: string }, PollResult>('watchMessages'),
  },
  actions: {
    keepConversation: assign(({ context }, { output }: { output: OpenedConversation }) => {
      const { ticket, messages, earlier, draft, seed } = output;
      const isFirst = context.ticket === null;
      const { text, pictures, unsent } = (isFirst ? draft : null) ?? context;
      return {
        ...withNewest(context, { messages, earlier }),
        ticket,
        seed: isFirst ? seed : context.seed,
        text,
        pictures,
        preparing: false,
        unsent: stillUnsent(unsent, messages),
        missed: false,
        failure: null,
      };
    }),
    keepFailure: assign(failureFrom),
    keepNewest: assign(
      ({ context }, { ticket, ...newest }: { ticket: FeedbackTicket } & MessagePage) => ({
        ...withNewest(context, { messages: newest.messages, earlier: newest.earlier }),
        // A message reopens its ticket, which an outdated poll may still return as resolved.
        ticket: isOutdated(newest, context) ? context.ticket : ticket,
        unsent: stillUnsent(context.unsent, newest.messages),
        missed: false,
      }),
    ),
    noteMissed: assign({ missed: true }),
    keepEarlier: assign(({ context }, { output }: { output: MessagePage }) => ({
      messages: withMessages(output.messages, context.messages),
      earlier: output.earlier,
      earlierFailed: false,
    })),
    noteEarlierFailed: assign({ earlierFailed: true }),
    keepText: assign((_, { text }: { text: string }) => ({ text, fault: null })),
    keepPictures: assign((_, { pictures, preparation }: PicturesChanged) => ({
      pictures,
      preparing: preparation === 'pending',
      fault: null,
    })),
    /** The second tap of a double tap finds the field empty, which is no error. */
    explainMessage: assign(({ context }) => {
      const fault = faultIn(context);
      const isSecondTap = fault === 'empty' && waitingIn(context) !== undefined;
      return { fault: isSecondTap ? null : fault };
    }),
    queueMessage: assign(({ context: { seed, named, text, pictures, unsent } }) => ({
      named: named + 1,
      unsent: [
        ...unsent,
        {
          clientId: messageIdOf(seed, named),
          text: text.trim(),
          pictures: [...pictures],
          state: 'waiting' as const,
          refused: false,
          pictureGone: false,
        },
      ],
      text: '',
      pictures: [],
      fault: null,
    })),
    takePictures: sendTo('upload', { type: 'pictures.taken' } satisfies PictureEvent),
    keepSent: assign(({ context }, { output }: { output: FeedbackMessage }) => ({
      messages: withMessages(context.messages, [output]),
      unsent: context.unsent.filter(({ clientId }) => clientId !== output.clientId),
      // A message reopens its ticket.
      ticket: context.ticket && { ...context.ticket, resolved: false },
    })),
    takeMessage: assign(({ context }) => ({ sending: waitingIn(context) ?? null })),
    /** A poll may already have returned the message, so that it is not in `unsent` any more. */
    noteUnsent: assign(({ context }, { error }: { error: unknown }) => ({
      unsent: unsentAs(context, sentIn(context).clientId, (one) =>
        failedWith(one, failureOf(error)),
      ),
    })),
    takeNone: assign({ sending: null }),
    waitAgain: assign(({ context }, { clientId }: { clientId: string }) => ({
      unsent: unsentAs(context, clientId, sentAgain),
    })),
    removeMessage: assign(({ context }, { clientId }: { clientId: string }) => ({
      unsent: context.unsent.filter((one) => one.clientId !== clientId),
    })),
    tellUpload: sendTo('upload', (_, event: PictureEvent) => event),
    lookForMessages: sendTo('watchMessages', { type: 'look' } satisfies LookEvent),
    /** Provided by the app. */
    keepDraft: (
      _args,
      _params: { userKey: string; ticketId: string; draft: ConversationDraft },
    ) => {},
  },
  guards: {
    canSubmit: ({ context }) => faultIn(context) === null,
    someWait: ({ context }) => waitingIn(context) !== undefined,
    moreBefore: ({ context }) => context.earlier && context.messages.length > 0,
    hasFailed: ({ context: { unsent } }, { clientId }: { clientId: string }) =>
      unsent.some((one) => one.clientId === clientId && one.state === 'failed'),
  },
});

export const keepDraft = {
  type: 'keepDraft',
  params: ({ context }: { context: Context }) => ({
    userKey: context.userKey,
    ticketId: context.ticketId,
    draft: draftOf(context),
  }),
} as const;
