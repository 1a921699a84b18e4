import { accountCodes } from '#domain/account/account-codes.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { conversationOf, messageOf, ticketSample } from '#machines/samples/tickets.ts';
import { does, situation } from '#machines/walk/situation.ts';

const receipt = '/api/pictures/receipt';
const open = 'ticket/openConversation=open';

const withPictures = gives(
  conversationOf({
    ticket: ticketSample({ receipts: [receipt] }),
    messages: [messageOf(10), { ...messageOf(11, 'borrower'), images: [receipt] }],
    earlier: false,
  }),
);

const expired = throws({ kind: 'business', code: accountCodes.pictureGone, message: '' });

const pictureGone = (name: string, text: string): Situation =>
  situation(
    name,
    [
      open,
      does({ type: 'text.changed', text }),
      'pictures.changed~3/message.submitted/createLeaveMessage=own',
    ],
    { createLeaveMessage: expired },
  );

export const situations: readonly Situation[] = [
  situation('withPictures', 'ticket/openConversation=own', { openConversation: withPictures }),
  situation('underWay', `${open}/pictures.changed~4/message.submitted`),
  situation('failed', `${open}/pictures.changed~5/message.submitted`),
  pictureGone('pictureGone', 'Here is my receipt'),
  pictureGone('onlyPicturesGone', ''),
];
