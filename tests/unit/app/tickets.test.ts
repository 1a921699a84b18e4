import { afterEach, describe, expect, it, vi } from 'vitest';
import { feedbackTicketsProvider } from '#app/flows/feedback-tickets.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { checkTicket } from '#domain/ticket-draft.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { cardStanding, newAccount } from '#tests/model/samples/bank-card.ts';
import { loanOrder } from '#tests/model/samples/loans.ts';
import {
  conversationDraft,
  formDraft,
  idOf,
  messageOf,
  openedTicket,
  pictureOf,
  ticketSample,
} from '#tests/model/samples/tickets.ts';
import { type Lender, phoneWith, signal } from './lender.ts';

const config = kindFixtures.changeBankCard.shows([]).operationConfig;
const running = loanOrder({ loanOrderId: 'loan-2', status: loanStatus.repaying });
const settled = loanOrder({ loanOrderId: 'loan-1', status: loanStatus.settled });
const person = { userKey: 'juan', name: 'Juan', mobile: '+639171234567' };
const news = {
  feedbackDetail: ticketSample(),
  leaveMessageList: { messages: [messageOf(10)], earlier: true },
};

/** Tickets on a phone of their own, with a lender who says this besides. */
function open(lender: Lender = {}) {
  const phone = phoneWith({
    myOrders: { orders: [running, settled], next: null },
    operationConfig: { ...config, bankCard: null },
    ...news,
    ...lender,
  });
  return { ...phone, ports: feedbackTicketsProvider.ports(phone.services) };
}

describe('the service form', () => {
  it('opens empty but for who it is, offers the newest loans, and says the lender’s rules', async () => {
    const { asked, ports } = open();
    const facts = await ports.prepareForm(person, signal);
    expect(asked).toEqual([
      ['myOrders', { limit: 50 }],
      ['operationConfig', {}],
    ]);
    expect(facts.loans.map(({ loanOrderId, running: runs }) => [loanOrderId, runs])).toEqual([
      ['loan-2', true],
      ['loan-1', false],
    ]);
    expect(facts).toMatchObject({ minWords: 5, receiverAccount: null });
    const { clientId, ...draft } = facts.draft;
    expect(clientId).toMatch(/^[0-9a-f]{32}$/);
    expect(draft).toEqual({
      version: 1,
      entries: {
        type: '',
        loan: '',
        description: '',
        email: '',
        contactableTime: '',
        name: 'Juan',
        mobile: '+639171234567',
      },
      questionId: null,
      pictures: [],
      sent: false,
    });
  });

  it('tells where money goes to', async () => {
    const bankCard = cardStanding({ account: newAccount });
    const { ports } = open({ operationConfig: { ...config, bankCard } });
    await expect(ports.prepareForm(person, signal)).resolves.toMatchObject({
      receiverAccount: newAccount.maskedNumber,
    });
  });

  it('K6: is there again as it was written, until it is dropped; nothing is sent by itself', async () => {
    const { ports } = open();
    const draft = { ...formDraft(), pictures: [pictureOf('a', 'waiting')] };
    ports.keepForm('juan', draft);
    const kept = await ports.prepareForm(person, signal);
    expect(kept.draft.entries).toEqual(draft.entries);
    expect(kept.draft.pictures).toMatchObject([{ clientId: idOf('a'), state: 'failed' }]);
    const other = await ports.prepareForm({ ...person, userKey: 'maria' }, signal);
    expect(other.draft.clientId).not.toBe(draft.clientId);
    ports.dropForm('juan');
    const fresh = await ports.prepareForm(person, signal);
    expect(fresh.draft.clientId).not.toBe(draft.clientId);
  });

  it('is sent as it is', async () => {
    const { asked, ports } = open({ saveFeedback: openedTicket });
    const checked = checkTicket(formDraft(), { minWords: 5, receiverAccount: null });
    if (!checked.ok) throw new Error('the form is complete');
    const { value: form } = checked;
    await expect(ports.saveFeedback(form, signal)).resolves.toEqual(openedTicket);
    expect(asked).toEqual([['saveFeedback', form]]);
  });
});

describe('the list of tickets', () => {
  it.each([
    ['all', {}],
    ['open', { resolved: false }],
    ['resolved', { resolved: true }],
  ] as const)('is asked for as it is narrowed: %s', async (filter, data) => {
    const { asked, ports } = open({ listUserFeedback: { tickets: [ticketSample()] } });
    const page = await ports.getPage({ filter, cursor: null }, signal);
    expect(asked).toEqual([['listUserFeedback', data]]);
    expect(page).toMatchObject({ items: [ticketSample()], next: null });
  });
});

describe('a conversation', () => {
  const ticket = { userKey: 'juan', ticketId: 'ticket-1' };

  it('opens with its newest messages, and with what was written and not sent', async () => {
    const { asked, ports } = open();
    const opened = await ports.openConversation(ticket, signal);
    expect(asked.map(([method]) => method)).toEqual(['feedbackDetail', 'leaveMessageList']);
    expect(opened).toMatchObject({
      ticket: ticketSample(),
      messages: [messageOf(10)],
      draft: null,
    });
    expect(opened.seed).toMatch(/^[0-9a-f]{32}$/);
    ports.keepConversation('juan', 'ticket-1', conversationDraft);
    await expect(ports.openConversation(ticket, signal)).resolves.toMatchObject({
      draft: conversationDraft,
    });
    await expect(
      ports.openConversation({ ...ticket, userKey: 'maria' }, signal),
    ).resolves.toMatchObject({ draft: null });
  });

  it.each([
    ['a text', { text: 'half a message', pictures: [], unsent: [] }, true],
    ['a picture', { text: '', pictures: [pictureOf('a')], unsent: [] }, true],
    ['what was not sent', { ...conversationDraft, text: '' }, true],
    [
      'as many pictures as were not sent',
      { ...conversationDraft, text: '', pictures: [pictureOf('a')] },
      true,
    ],
    ['nothing', { text: '', pictures: [], unsent: [] }, false],
  ])('keeps %s', async (_, written, isKept) => {
    const { ports } = open();
    ports.keepConversation('juan', 'ticket-1', conversationDraft);
    ports.keepConversation('juan', 'ticket-1', { version: 1, ...written });
    const { draft } = await ports.openConversation(ticket, signal);
    expect(draft === null).toBe(!isKept);
  });

  it('asks for what came before, and says what is written', async () => {
    const message = messageOf(11, 'borrower', idOf('c'));
    const { asked, ports } = open({ createLeaveMessage: message });
    await ports.getEarlier({ ticketId: 'ticket-1', before: 10 }, signal);
    const said = { ticketId: 'ticket-1', clientId: idOf('c'), text: 'message 11', imageIds: [] };
    await expect(ports.createLeaveMessage(said, signal)).resolves.toEqual(message);
    expect(asked).toEqual([
      ['leaveMessageList', { ticketId: 'ticket-1', before: 10 }],
      ['createLeaveMessage', said],
    ]);
  });
});

describe('who waits for an answer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function watching(lender: Lender = {}) {
    vi.useFakeTimers();
    const phone = open(lender);
    const told: string[] = [];
    const { look, stop } = phone.ports.watchMessages({ ticketId: 'ticket-1' }, ({ type }) =>
      told.push(type),
    );
    const after = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return told.length;
    };
    return { ...phone, told, look, stop, after };
  }

  it('K4: looks every 5 seconds at first, then ever more slowly', async () => {
    const { after, told } = watching();
    for (const pause of [5_000, 5_000, 5_000, 5_000, 7_500, 11_250]) {
      const before = told.length;
      expect(await after(pause - 1)).toBe(before);
      expect(await after(1)).toBe(before + 1);
    }
    expect(new Set(told)).toEqual(new Set(['messages.told']));
  });

  it('looks at once where it is told to, once at a time, and then often again', async () => {
    const { after, look } = watching();
    await after(5_000 * 4 + 7_500);
    const before = await after(0);
    look();
    look();
    expect(await after(0)).toBe(before + 1);
    expect(await after(4_999)).toBe(before + 1);
    expect(await after(1)).toBe(before + 2);
    expect(await after(5_000)).toBe(before + 3);
  });

  it('is told where nothing could be had, and looks again', async () => {
    const { after, told, will } = watching({ leaveMessageList: 1 });
    await after(5_000);
    expect(told).toEqual(['messages.missed']);
    will(news);
    await after(5_000);
    expect(told).toEqual(['messages.missed', 'messages.told']);
  });

  it('hears nothing any more once it stopped, be it while something was on its way', async () => {
    for (const lender of [{}, { leaveMessageList: 1 }]) {
      const { after, look, stop, told } = watching(lender);
      look();
      stop();
      await after(600_000);
      expect(told).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    }
    const idle = watching();
    idle.stop();
    await idle.after(600_000);
    expect(idle.asked).toEqual([]);
  });
});
