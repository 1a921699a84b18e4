import { sendParent } from 'xstate';
import { ConversationDraft, draftAfterReload } from '#domain/service/conversation.ts';
import { nameLimit } from '#domain/service/feedback.ts';
import { isRunning } from '#domain/loans/loan-groups.ts';
import { TicketDraft, ticketAfterReload } from '#domain/service/ticket-draft.ts';
import { conversationMachine } from '#machines/conversation/conversation.machine.ts';
import type { ConversationPorts } from '#machines/conversation/ports.ts';
import { feedbackTicketsMachine } from '#machines/feedback-tickets/feedback-tickets.machine.ts';
import type { FeedbackTicketsPorts } from '#machines/feedback-tickets/ports.ts';
import { ticketListMachine } from '#machines/feedback-tickets/ticket-list.ts';
import { selectFeedbackTicketsView } from '#machines/feedback-tickets/view.ts';
import { pauseAfter } from '#machines/shared/pauses.ts';
import { actor } from '#machines/shared/ports.ts';
import { watcher } from '#machines/shared/watch.ts';
import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { randomHex } from '#protocol/random.ts';
import { createPictureStore } from '#services/storage/picture-store.ts';
import { fillRandom } from '#services/random.ts';
import { picturePorts } from '#app/flows/pictures.ts';
import { defineProvider, type FlowServices, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { TicketDetailScreen } from './ticket-detail.tsx';
import { TicketFormScreen } from './ticket-form.tsx';
import { TicketListScreen } from './ticket-list.tsx';
import { TicketSentScreen } from './ticket-sent.tsx';

type OnThePhone = {
  takeFiles: (files: readonly File[]) => void;
  dropFiles: () => void;
  dropPictures: (pictures: { userKey: string; clientIds: readonly string[] }) => void;
  keepForm: (userKey: string, draft: TicketDraft) => void;
  dropForm: (userKey: string) => void;
  keepConversation: (userKey: string, ticketId: string, draft: ConversationDraft) => void;
};
type Ports = FeedbackTicketsPorts & OnThePhone;

const names = { form: 'ticketForm', ofTicket: (ticketId: string) => `ticket/${ticketId}` };

const offeredLoans = 50;

async function newest({ api }: Pick<FlowServices, 'api'>, ticketId: string, signal?: AbortSignal) {
  const [ticket, page] = await api.callMany(
    [
      { method: 'feedbackDetail', data: { ticketId } },
      { method: 'leaveMessageList', data: { ticketId } },
    ],
    { signal },
  );
  return { ticket, ...page };
}

/** Polls a ticket and its newest messages at growing intervals, and at once on request. */
const watchMessages =
  (services: Pick<FlowServices, 'api' | 'timers'>): ConversationPorts['watchMessages'] =>
  ({ ticketId }, tell) => {
    const stopping = new AbortController();
    let rounds = 0;
    const { timers } = services;
    let timer: ReturnType<typeof setTimeout>;
    let looking = false;
    function wait(): void {
      timers.clearTimeout(timer);
      timer = timers.setTimeout(() => void look(), pauseAfter(rounds));
    }
    async function look(): Promise<void> {
      if (looking) return;
      looking = true;
      rounds += 1;
      try {
        const reply = await newest(services, ticketId, stopping.signal);
        if (!stopping.signal.aborted) tell({ type: 'messages.received', ...reply });
      } catch {
        if (!stopping.signal.aborted) tell({ type: 'poll.failed' });
      }
      looking = false;
      if (!stopping.signal.aborted) wait();
    }
    wait();
    return {
      look() {
        rounds = 0;
        void look();
      },
      stop() {
        timers.clearTimeout(timer);
        stopping.abort();
      },
    };
  };

/** Stores drafts on this phone (K3, K6). A logout drops them, as all drafts. */
const onThePhone = ({
  storage,
}: Pick<FlowServices, 'storage'>): Pick<OnThePhone, 'keepForm' | 'keepConversation'> => ({
  keepForm: (userKey, draft) => storage.writeDraft(userKey, names.form, draft),
  keepConversation(userKey, ticketId, draft) {
    const name = names.ofTicket(ticketId);
    const nothing = draft.text === '' && draft.pictures.length + draft.unsent.length === 0;
    if (nothing) storage.dropDraft(userKey, name);
    else storage.writeDraft(userKey, name, draft);
  },
});

export const provider = defineProvider({
  ports: (services): Ports => {
    const { api, storage } = services;
    const pictures = picturePorts(services, createPictureStore(services.pictures));
    return {
      ...pictures,
      ...onThePhone(services),
      dropForm(userKey) {
        const stored = storage.readDraft(userKey, names.form, TicketDraft)?.pictures ?? [];
        pictures.dropPictures({ userKey, clientIds: stored.map(({ clientId }) => clientId) });
        storage.dropDraft(userKey, names.form);
      },
      async prepareForm({ userKey, name, mobile }, signal) {
        const [{ orders }, { feedbackMinWords, bankCard }] = await api.callMany(
          [
            { method: 'myOrders', data: { limit: offeredLoans } },
            { method: 'operationConfig', data: {} },
          ],
          { signal },
        );
        const storedDraft = storage.readDraft(userKey, names.form, TicketDraft);
        const empty = {
          type: '',
          loan: '',
          description: '',
          email: '',
          contactableTime: '',
        } as const;
        return {
          loans: orders.map((order) => ({
            loanOrderId: order.loanOrderId,
            loanNumber: order.loanNumber,
            appliedAt: order.appliedAt,
            running: isRunning(order),
          })),
          minWords: feedbackMinWords,
          receiverAccount: bankCard?.account.maskedNumber ?? null,
          accountChanged: bankCard !== null && bankCard.changedAt !== null,
          draft: storedDraft
            ? ticketAfterReload(storedDraft)
            : {
                version: 1,
                clientId: randomHex(16, fillRandom),
                entries: { ...empty, name: name.slice(0, nameLimit), mobile },
                questionId: null,
                pictures: [],
                sent: false,
              },
        };
      },
      saveFeedback: (form, signal) => api.call('saveFeedback', form, { signal }),
      async getPage({ filter }, signal) {
        const query = filter === 'all' ? {} : { resolved: filter === 'resolved' };
        const { tickets } = await api.call('listUserFeedback', query, { signal });
        return timed(services, { items: tickets, next: null });
      },
      async openConversation({ userKey, ticketId }, signal) {
        const draft = storage.readDraft(userKey, names.ofTicket(ticketId), ConversationDraft);
        return {
          ...(await newest(services, ticketId, signal)),
          draft: draft && draftAfterReload(draft),
          seed: randomHex(16, fillRandom),
        };
      },
      getEarlier: (request, signal) => api.call('leaveMessageList', request, { signal }),
      createLeaveMessage: (message) => api.call('createLeaveMessage', message),
      watchMessages: watchMessages(services),
    };
  },
  machine(ports: Ports) {
    const upload = uploadMachine.provide({
      actors: {
        preparePictures: actor(ports.preparePictures),
        sendPicture: actor(ports.sendPicture),
        watchProgress: watcher(ports.watchProgress),
      },
      actions: {
        tellPictures: sendParent((_, { pictures, preparation }) => ({
          type: 'pictures.changed',
          pictures,
          preparation,
        })),
        dropFiles: () => ports.dropFiles(),
        takeFiles: (_, { files }) => ports.takeFiles(files),
        dropPictures: (_, dropped) => ports.dropPictures(dropped),
      },
    });
    return feedbackTicketsMachine.provide({
      actors: {
        upload,
        ticketList: ticketListMachine.provide({ actors: { getPage: actor(ports.getPage) } }),
        conversation: conversationMachine.provide({
          actors: {
            upload,
            openConversation: actor(ports.openConversation),
            getEarlier: actor(ports.getEarlier),
            createLeaveMessage: actor(ports.createLeaveMessage),
            watchMessages: watcher(ports.watchMessages),
          },
          actions: {
            keepDraft: (_, { userKey, ticketId, draft }) =>
              ports.keepConversation(userKey, ticketId, draft),
          },
        }),
        prepareForm: actor(ports.prepareForm),
        saveFeedback: actor(ports.saveFeedback),
      },
      actions: {
        keepDraft: (_, { userKey, draft }) => ports.keepForm(userKey, draft),
        dropDraft: (_, { userKey }) => ports.dropForm(userKey),
      },
    });
  },
});

export const pages = pagesOf<'feedbackTickets'>()({
  select: selectFeedbackTicketsView,
  screens: {
    ticketList: TicketListScreen,
    ticketForm: TicketFormScreen,
    ticketDetail: TicketDetailScreen,
    ticketSent: TicketSentScreen,
  },
});

export { feedbackTicketsFlow as descriptor } from '#machines/feedback-tickets/view.ts';
