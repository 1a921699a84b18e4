import { accountCodes } from '#domain/account/account-codes.ts';
import { isUnderWay, type UploadPicture } from '#domain/service/upload.ts';
import { uploadMachine } from '#machines/upload/upload.machine.ts';
import type { PictureProgressed, PreparedPicture } from '#machines/upload/ports.ts';
import { ran, worked } from '#machines/description/machine-words.ts';
import { isEvent, type MachineModel } from '#machines/walk/model.ts';
import { gives, sendsBack, throws } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { idOf, pictureOf } from '#machines/samples/tickets.ts';

const half: PictureProgressed = { type: 'picture.progressed', percent: 50 };
const prepared = (digit: string, problem: PreparedPicture['problem'] = null): PreparedPicture => ({
  clientId: idOf(digit),
  name: `receipt-${digit}.jpg`,
  problem,
});
const removed = (digit: string) => ({
  type: 'picture.removed' as const,
  clientId: idOf(digit),
});
const retried = (digit: string) => ({
  type: 'picture.retried' as const,
  clientId: idOf(digit),
});

/** Whether the samples have another file with an unused name; file names must be unique. */
const namesAreLeft = (pictures: readonly UploadPicture[]): boolean =>
  pictures.length < 3 &&
  !(pictures.length === 1 && pictures.some(isUnderWay)) &&
  !pictures.some(
    ({ clientId, problem }) => clientId === idOf('c') || problem === 'type' || problem === 'gone',
  );

/** The samples can repeat an id, unlike random ids. */
const idsDiffer = (pictures: readonly UploadPicture[]): boolean =>
  new Set(pictures.map(({ clientId }) => clientId)).size === pictures.length;

export const uploadModel: MachineModel<typeof uploadMachine> = {
  machine: uploadMachine,
  starts: {
    nothing: { userKey: 'juan', pictures: [] },
    kept: { userKey: 'juan', pictures: [pictureOf('a', 'failed')] },
    waiting: { userKey: 'juan', pictures: [pictureOf('a', 'waiting')] },
  },
  services: {
    preparePictures: {
      to: ({ room }) =>
        room === 3
          ? {
              two: gives({ pictures: [prepared('a'), prepared('b')] }),
              wrongType: gives({ pictures: [prepared('a', 'type')] }),
              ...onThePhone,
            }
          : { another: gives({ pictures: [prepared('c')] }), ...onThePhone },
    },
    sendPicture: {
      to: ({ clientId }) => ({
        arrived: gives({ imageId: `image ${clientId[0]}`, url: `/api/pictures/${clientId}` }),
        refused: throws({
          kind: 'business',
          code: accountCodes.fileRefused,
          message: 'no picture',
        }),
        ...failures,
        ...onThePhone,
      }),
    },
    watchProgress: sendsBack({ half }),
  },
  events: {
    'pictures.chosen': [{ type: 'pictures.chosen', files: [] }],
    'picture.retried': [retried('a'), retried('b')],
    'picture.removed': [removed('a'), removed('b')],
    'picture.progressed': [],
  },
  key: ({ pictures, preparation, sending, percent }) => ({
    pictures: pictures.map(({ clientId, state, problem }) => [clientId, state, problem]),
    preparation,
    sending,
    percent,
  }),
  offers: (event, { context: { pictures } }) =>
    event.type !== 'pictures.chosen' || namesAreLeft(pictures),
  // Limits the choices: few sample files exist, and few events are walked while chosen files are
  // prepared.
  walks(step, { context: { pictures, preparation }, ...snapshot }) {
    const chosen = preparation === 'pending';
    if (step.type === 'settle') {
      const lasts =
        step.service === 'sendPicture' && ['refused', 'unreadable'].includes(step.outcome);
      return !chosen || !lasts;
    }
    if (step.type !== 'user') return true;
    const { type } = step.event;
    if (type === 'picture.retried') return true;
    if (type !== 'pictures.chosen') return snapshot.value !== 'preparing';
    return !chosen && namesAreLeft(pictures);
  },
  rests: (snapshot) => snapshot.matches('resting'),
  invariants: {
    'K2: At most one picture is in flight, and it is one of the list.'({ snapshot }) {
      const { sending, pictures } = snapshot.context;
      if ((sending !== null) !== snapshot.matches('sending')) return `${sending} is being sent`;
      if (sending === null || !idsDiffer(pictures)) return true;
      const isListed = pictures.some(
        ({ clientId, state }) => clientId === sending && state === 'waiting',
      );
      return isListed || 'the picture in flight is not in the list';
    },
    'K2: A failed picture can be sent again at any time.'({ snapshot }) {
      const refused = snapshot.context.pictures.find(
        ({ state, clientId }) =>
          state === 'failed' && !snapshot.can({ type: 'picture.retried', clientId }),
      );
      return refused === undefined || `${refused.name} stays failed`;
    },
    'K2: The next form or message begins without an unreadable picture.'({ step, snapshot }) {
      if (!isEvent(step, 'pictures.taken')) return true;
      return snapshot.context.preparation !== 'failed' || 'the notice stays';
    },
    'K2: Pictures keep their order.'({ previous, snapshot }) {
      const before = previous?.context.pictures.map(({ clientId }) => clientId) ?? [];
      const now = snapshot.context.pictures.map(({ clientId }) => clientId);
      const stayed = before.filter((id) => now.includes(id));
      return now.slice(0, stayed.length).join() === stayed.join() || `the order is ${now.join()}`;
    },
    'K2: An uploaded picture stays uploaded, and a failed one has a reason.'({
      previous,
      snapshot,
    }) {
      if (!idsDiffer(snapshot.context.pictures)) return true;
      const wrong = snapshot.context.pictures.find(
        ({ state, problem, arrived }) =>
          (state === 'failed') !== (problem !== null) || (state === 'done') !== (arrived !== null),
      );
      if (wrong) return `${wrong.name} is ${wrong.state}`;
      const lost = previous?.context.pictures.find(
        ({ clientId, state }) =>
          state === 'done' &&
          snapshot.context.pictures.some(
            (one) => one.clientId === clientId && one.state !== 'done',
          ),
      );
      return lost === undefined || `${lost.name} is gone`;
    },
  },
  unreachedInApp: {
    'upload.sending': 'the whole app prepares no pictures; the walk of the upload sends them',
  },
  words: {
    guards: {
      filesChosen: 'files were chosen',
      isBeingSent: 'the picture is being uploaded',
      isListed: 'the picture is in the list',
    },
    actions: {
      addPictures: 'Add the prepared pictures',
      clear: 'Remove all pictures',
      dropFiles: 'Drop the unprepared files of an earlier message',
      dropPictures: 'Delete the pictures stored on this phone',
      forgetFiles: 'Show that the files could not be prepared',
      keepArrived: 'Mark the picture as uploaded',
      keepPercent: 'Store the upload’s progress',
      keepProblem: 'Store why the picture was not uploaded',
      noteChosen: 'Store that files were chosen',
      remove: 'Remove the picture',
      takeFiles: 'Take the chosen files',
      takeNext: 'Take the next picture from the queue',
      tellPictures: 'Send the state of the pictures',
    },
    services: {
      upload: ran('The upload of pictures'),
      preparePictures: worked('Preparing the pictures'),
      sendPicture: worked('Uploading the picture'),
      watchProgress: ran('The watch of the upload’s progress'),
    },
  },
};
