import type { SnapshotFrom } from 'xstate';
import { selectPictures } from '#machines/upload/view.ts';
import type { conversationMachine } from './conversation.machine.ts';

export function selectConversation(snapshot: SnapshotFrom<typeof conversationMachine>) {
  const { context } = snapshot;
  const { ticket, messages, earlier, earlierFailed, missed, text, unsent, fault } = context;
  return {
    /** Null before the first load. */
    ticket,
    messages,
    earlier,
    loadingEarlier: snapshot.matches({ open: 'loadingEarlier' }),
    earlierFailed,
    /** New messages may be missing, because the last poll failed. */
    missed,
    text,
    unsent,
    fault,
    ...selectPictures(snapshot.children.upload?.getSnapshot(), context.pictures),
    failed: snapshot.matches('failed'),
    failure: context.failure,
    busy: snapshot.matches('loading'),
  };
}

export type ConversationView = ReturnType<typeof selectConversation>;
