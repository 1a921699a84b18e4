import type { UploadPorts } from '#machines/upload/ports.ts';
import { createPictureStore } from '#services/storage/picture-store.ts';
import { idOf } from '#machines/samples/tickets.ts';
import type { Call, Page } from './page.ts';
import { type EffectRows, type PortRows, randomId } from './table.ts';

const clientId = idOf('7');
const picture = { userKey: 'juan', clientId };
const dropped = { userKey: 'juan', clientIds: [clientId] };
const arrived = { imageId: 'image-7', url: `/api/pictures/${idOf('9')}` };
const sends: readonly Call[] = [
  [
    'uploadLeaveMessageImage',
    { clientId },
    arrived,
    { files: [`${clientId}.jpg image/jpeg a receipt`] },
  ],
];
export const keepPicture = ({ services }: Page) =>
  createPictureStore(services.pictures).keep(
    'juan',
    clientId,
    new Blob(['a receipt'], { type: 'image/jpeg' }),
  );
const isKept = { [`picture/juan/${clientId}`]: 'image/jpeg, 9 bytes' };
const chosen = {
  files: [
    new File([], 'empty.jpg'),
    new File(['<svg>'], 'drawing.jpg'),
    new File([Buffer.from('ffd8ffe0', 'hex')], 'broken.jpg'),
  ],
};

export const pictureEffects: EffectRows = {
  'upload.takeFiles': { 'sends nothing by itself': { params: chosen } },
  'upload.dropFiles': { 'sends nothing by itself': {} },
  'upload.dropPictures': {
    'removes the pictures': { first: keepPicture, params: dropped },
  },
};

export const pictureRows: PortRows<UploadPorts> = {
  preparePictures: {
    'K5: reports the problem of each chosen file, in order': {
      input: { userKey: 'juan', room: 5 },
      first: ({ act }) => act('upload.takeFiles', chosen),
      out: {
        pictures: [
          { clientId: randomId, name: 'empty.jpg', problem: 'empty' },
          { clientId: randomId, name: 'drawing.jpg', problem: 'type' },
          { clientId: randomId, name: 'broken.jpg', problem: 'unreadable' },
        ],
      },
    },
    'K2: prepares no file that was dropped before': {
      input: { userKey: 'juan', room: 5 },
      first({ act }) {
        act('upload.takeFiles', chosen);
        act('upload.dropFiles', undefined);
      },
      out: { pictures: [] },
    },
  },
  sendPicture: {
    'K2: sends a waiting picture under its own name': {
      input: picture,
      first: keepPicture,
      calls: sends,
      stores: isKept,
      out: arrived,
    },
    'K3: fails if the picture was removed': {
      input: picture,
      async first(page) {
        await keepPicture(page);
        page.act('upload.dropPictures', dropped);
      },
      fails: { kind: 'unexpected', message: 'no such picture' },
    },
  },
  watchProgress: {
    'reports upload progress in per cent': {
      input: { clientId },
      first: keepPicture,
      calls: sends,
      meanwhile: ({ call }) => call('sendPicture', picture),
      stores: isKept,
      emits: [{ type: 'picture.progressed', percent: 26 }],
    },
    'reports nothing about another picture': {
      input: { clientId: idOf('8') },
      first: keepPicture,
      calls: sends,
      meanwhile: ({ call }) => call('sendPicture', picture),
      stores: isKept,
      emits: [],
    },
  },
};
