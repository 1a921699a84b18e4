import { accountCodes } from '#domain/account/account-codes.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { conversationOf, messageOf, pictureOf, ticketSample } from '#machines/samples/tickets.ts';
import { answers, does, ends, type Sample, sample } from './sample.ts';

const receipt = '/api/pictures/receipt';

const withPictures = gives(
  conversationOf({
    ticket: ticketSample({ receipts: [receipt] }),
    messages: [messageOf(10), { ...messageOf(11, 'borrower'), images: [receipt] }],
    earlier: false,
  }),
);

const tooEarly = (name: string, purpose: string, state: 'waiting' | 'failed'): Sample =>
  sample(name, purpose, 'ticket', [
    ends('openConversation', 'open'),
    does({ type: 'pictures.changed', pictures: [pictureOf('a', state)] }),
    does({ type: 'message.submitted' }),
  ]);

const expired = throws({ kind: 'business', code: accountCodes.pictureGone, message: '' });

const pictureGone = (name: string, purpose: string, text: string): Sample =>
  sample(name, purpose, 'ticket', [
    ends('openConversation', 'open'),
    does({ type: 'text.changed', text }),
    does({ type: 'pictures.changed', pictures: [pictureOf('a')] }),
    does({ type: 'message.submitted' }),
    answers('createLeaveMessage', expired),
  ]);

export const samples: readonly Sample[] = [
  sample('withPictures', 'A request and a message, each with a picture', 'ticket', [
    answers('openConversation', withPictures),
  ]),
  tooEarly('underWay', 'The picture of a message is still on its way', 'waiting'),
  tooEarly('failed', 'The picture of a message did not arrive', 'failed'),
  pictureGone('pictureGone', 'The picture of a message has expired', 'Here is my receipt'),
  pictureGone('onlyPicturesGone', 'The pictures of a message without words have expired', ''),
];
