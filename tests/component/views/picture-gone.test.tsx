import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { accountCodes } from '#domain/account/account-codes.ts';
import type { ConversationDraft } from '#domain/service/conversation.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { PictureProblem, UploadPicture } from '#domain/service/upload.ts';
import en from '#flows/feedback-tickets/en.ts';
import { conversationMachine } from '#machines/conversation/conversation.machine.ts';
import { uploadMachine } from '#machines/upload/upload.machine.ts';
import type { UploadPorts } from '#machines/upload/ports.ts';
import type { ConversationPorts } from '#machines/conversation/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { watcher } from '#machines/shared/watch.ts';
import { conversationOf, idOf, messageOf, pictureOf } from '#machines/samples/tickets.ts';
import { settled } from '#tests/unit/machines/settled.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';

type Sent = Parameters<ConversationPorts['createLeaveMessage']>[0];

const preview = await createPreview('en');
const gone: Failure = { kind: 'business', code: accountCodes.pictureGone, message: '' };
const clientId = idOf('e');

afterEach(cleanup);

async function refused(text: string, failure: Failure) {
  const message = { clientId, text, pictures: [pictureOf('a')], state: 'failed' as const };
  const unsent = [{ ...message, pictureGone: false }];
  const draft: ConversationDraft = { version: 1, text: '', pictures: [], unsent };
  const sent: Sent[] = [];
  const createLeaveMessage: ConversationPorts['createLeaveMessage'] = async (one) => {
    sent.push(one);
    if (one.imageIds.length > 0) throw new ServiceFailure(failure);
    return messageOf(12, 'borrower', one.clientId);
  };
  const openConversation: ConversationPorts['openConversation'] = async () =>
    conversationOf({ draft, earlier: false });
  const actors = {
    openConversation: actor(openConversation),
    createLeaveMessage: actor(createLeaveMessage),
    watchMessages: watcher<{ ticketId: string }, never>(() => ({ look() {}, stop() {} })),
  };
  const input = { userKey: 'juan', ticketId: 'ticket-1' };
  const conversation = createActor(conversationMachine.provide({ actors }), { input }).start();
  await settled();
  conversation.send({ type: 'message.retried', clientId });
  await settled();
  return { conversation, sent };
}

type Conversation = Awaited<ReturnType<typeof refused>>['conversation'];

function show(conversation: Conversation) {
  const snapshot = conversation.getSnapshot();
  render(<preview.Screen snapshot={snapshot} send={() => {}} request={() => {}} />);
}

describe('a message whose picture the lender no longer has', () => {
  it('shows that the picture is gone, and offers to send the text without pictures', async () => {
    const { conversation } = await refused('Here is my receipt', gone);
    show(conversation);
    expect(screen.getByText(en.unsent.pictureGone)).toBeVisible();
    expect(screen.getByText('Here is my receipt')).toBeVisible();
    expect(screen.getByRole('button', { name: en.unsent.without })).toBeVisible();
    expect(screen.queryByRole('button', { name: en.unsent.retry })).toBeNull();
  });

  it('is sent with its text alone at the next attempt, and arrives', async () => {
    const { conversation, sent } = await refused('Here is my receipt', gone);
    conversation.send({ type: 'message.retried', clientId });
    await settled();
    expect(sent.map(({ text, imageIds }) => [text, imageIds.length])).toEqual([
      ['Here is my receipt', 1],
      ['Here is my receipt', 0],
    ]);
    expect(conversation.getSnapshot().context.unsent).toEqual([]);
  });

  it('requests new pictures if it has no text', async () => {
    const { conversation } = await refused('', gone);
    show(conversation);
    expect(screen.getByText(en.unsent.onlyPicturesGone)).toBeVisible();
    expect(screen.queryByRole('button', { name: en.unsent.without })).toBeNull();
    expect(screen.getByRole('button', { name: en.unsent.remove })).toBeVisible();
  });

  it('keeps its pictures for another attempt after a failure of the network', async () => {
    const { conversation, sent } = await refused('Here is my receipt', { kind: 'network' });
    show(conversation);
    expect(screen.queryByText(en.unsent.pictureGone)).toBeNull();
    expect(screen.getByRole('button', { name: en.unsent.retry })).toBeVisible();
    conversation.send({ type: 'message.retried', clientId });
    await settled();
    expect(sent.map(({ imageIds }) => imageIds.length)).toEqual([1, 1]);
  });
});

describe('K2: a hundred files chosen at once', () => {
  const files = (count: number, problem: PictureProblem, from = 0): UploadPicture[] =>
    Array.from({ length: count }, (_, index) => ({
      ...pictureOf('a', 'failed'),
      clientId: String(from + index).padStart(32, '0'),
      name: `${problem}-${index + 1}.png`,
      problem,
    }));

  /** Shows pictures and returns the rows, and the ids of the pictures that a press removes. */
  function list(pictures: readonly UploadPicture[]) {
    const removed: string[] = [];
    const upload = createActor(uploadMachine, { input: { userKey: 'juan', pictures } }).start();
    const send = (event: { type: string; clientId?: string }) =>
      removed.push(event.type === 'picture.removed' ? (event.clientId ?? '') : event.type);
    render(<preview.Screen snapshot={upload.getSnapshot()} send={send} request={() => {}} />);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    return { rows, removed };
  }

  it('show in one row how many were refused and why, and go with one press', () => {
    const tooMany = files(95, 'tooMany');
    const [first, second] = [pictureOf('b'), pictureOf('c')];
    const { rows, removed } = list([first, ...tooMany, second, ...files(3, 'empty', 95)]);
    expect(rows).toEqual([
      'receipt-b.jpgArrived',
      '95 files: tooMany-1.png, tooMany-2.png, tooMany-3.png …Upload failed: too many pictures.',
      'receipt-c.jpgArrived',
      ...[1, 2, 3].map((at) => `empty-${at}.pngUpload failed: the file is empty.`),
    ]);
    screen.getByRole('button', { name: 'Remove: 95 files' }).click();
    expect(removed).toEqual(tooMany.map((one) => one.clientId));
  });

  it('have a row each if they can be sent again', () => {
    const network = files(4, 'network');
    expect(list(network).rows).toHaveLength(4);
  });
});

describe('a picture above the limit of pictures without a request', () => {
  const until = Date.UTC(2026, 10, 21, 4, 30);

  async function refusedPicture(end: { until?: number }) {
    const { tooManyPictures } = accountCodes;
    const sendPicture: UploadPorts['sendPicture'] = async () => {
      throw new ServiceFailure({ kind: 'business', code: tooManyPictures, message: '', ...end });
    };
    const watchProgress = watcher<{ clientId: string }, never>(() => ({ look() {}, stop() {} }));
    const actors = { sendPicture: actor(sendPicture), watchProgress };
    const input = { userKey: 'juan', pictures: [pictureOf('a', 'waiting')] };
    const upload = createActor(uploadMachine.provide({ actors }), { input }).start();
    await settled();
    render(<preview.Screen snapshot={upload.getSnapshot()} send={() => {}} request={() => {}} />);
  }

  it('shows when the lender accepts another picture', async () => {
    await refusedPicture({ until });
    expect(
      screen.getByText(/Send a request, or try again from Nov 21, 2026, 12:30 PM\.$/),
    ).toBeVisible();
  });

  it('shows that no end is known if the lender names none', async () => {
    await refusedPicture({});
    expect(screen.getByText(en.pictures.problem.tooManyKept)).toBeVisible();
  });
});
