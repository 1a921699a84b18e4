import { assign, setup } from 'xstate';
import { accountCodes } from '#domain/account/account-codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { Picture } from '#domain/service/feedback.ts';
import { type PictureProblem, roomFor, type UploadPicture } from '#domain/service/upload.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { watchPort } from '#machines/shared/watch.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import type { PictureProgressed, PreparedPicture, UploadPorts } from './ports.ts';

export type UploadInput = { userKey: string; pictures: readonly UploadPicture[] };

type Chosen = { type: 'pictures.chosen'; files: readonly File[] };
type Removed = { type: 'picture.removed'; clientId: string };

type Context = {
  userKey: string;
  pictures: readonly UploadPicture[];
  preparation: Preparation;
  sending: string | null;
  percent: number;
};

export type PictureEvent =
  | Chosen
  | { type: 'picture.retried'; clientId: string }
  | Removed
  /** The form or message with the pictures was accepted; later pictures belong to the next one. */
  | { type: 'pictures.taken' };

const tellPictures = {
  type: 'tellPictures',
  params: ({ context }: { context: Context }) => context,
} as const;

const removal = [
  withEvent('remove'),
  {
    type: 'dropPictures',
    params: ({ context: { userKey }, event }: { context: Context; event: Removed }) => ({
      userKey,
      clientIds: [event.clientId],
    }),
  },
  tellPictures,
] as const;

/** Pictures stay on the phone until the form or message is accepted: the lender’s copies expire. */
const taking = [
  {
    type: 'dropPictures',
    params: ({ context: { userKey, pictures } }: { context: Context }) => ({
      userKey,
      clientIds: pictures.map(({ clientId }) => clientId),
    }),
  },
  'clear',
  tellPictures,
] as const;

const choice = ['noteChosen', withEvent('takeFiles'), tellPictures] as const;

const retrial = {
  guard: withEvent('hasFailed'),
  actions: [withEvent('waitAgain'), tellPictures],
} as const;

/** `pending`: the pictures of the files that were chosen last are not in the list yet. */
type Preparation = 'none' | 'pending' | 'failed';

type PicturesState = { pictures: readonly UploadPicture[]; preparation: Preparation };

export type PicturesChanged = { type: 'pictures.changed' } & PicturesState;

const waitingIn = ({ pictures }: Context): UploadPicture | undefined =>
  pictures.find(({ state }) => state === 'waiting');

function problemOf(failure: Failure): PictureProblem {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'session':
      return failure.kind;
    case 'unexpected':
      return 'gone';
    case 'business':
      if (failure.code === accountCodes.tooManyPictures) return 'tooManyKept';
      return failure.code === accountCodes.fileRefused ? 'type' : 'notSent';
    default:
      return 'notSent';
  }
}

/** The end of the lender's refusal, in milliseconds by its clock; null without one. */
const untilOf = (failure: Failure): number | null =>
  (failure.kind === 'business' && failure.until) || null;

const newPicture = ({ clientId, name, problem }: PreparedPicture): UploadPicture => ({
  clientId,
  name,
  state: problem === null ? 'waiting' : 'failed',
  problem,
  until: null,
  arrived: null,
});

const withSent = ({ pictures, sending }: Context, became: Partial<UploadPicture>) =>
  pictures.map((one) => (one.clientId === sending ? { ...one, ...became } : one));

/** The pictures of a draft (K2): prepared on the phone, and sent one after the other. */
export const uploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PictureEvent | PictureProgressed,
    input: {} as UploadInput,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    preparePictures: port<UploadPorts['preparePictures']>('preparePictures'),
    sendPicture: port<UploadPorts['sendPicture']>('sendPicture'),
    watchProgress: watchPort<{ clientId: string }, PictureProgressed>('watchProgress'),
  },
  actions: {
    noteChosen: assign({ preparation: 'pending' }),
    /** Provided by the app, because files must not be in a context. */
    takeFiles: (_args, _params: { files: readonly File[] }) => {},
    /** Drops files of a closed draft that were not prepared. Provided by the app. */
    dropFiles: () => {},
    addPictures: assign(
      ({ context }, { output }: { output: { pictures: readonly PreparedPicture[] } }) => ({
        pictures: [...context.pictures, ...output.pictures.map(newPicture)],
        preparation: 'none',
      }),
    ),
    forgetFiles: assign({ preparation: 'failed' }),
    takeNext: assign(({ context }) => ({
      sending: required(waitingIn(context), 'picture that waits').clientId,
      percent: 0,
    })),
    clear: assign(({ context: { preparation } }) => ({
      pictures: [],
      preparation: preparation === 'failed' ? 'none' : preparation,
    })),
    takeNone: assign({ sending: null }),
    keepPercent: assign((_, { percent }: { percent: number }) => ({ percent })),
    keepArrived: assign(({ context }, { output: { imageId, url } }: { output: Picture }) => ({
      pictures: withSent(context, { state: 'done', arrived: { imageId, url } }),
    })),
    keepProblem: assign(({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      const became = { problem: problemOf(failure), until: untilOf(failure) };
      return { pictures: withSent(context, { state: 'failed', ...became }) };
    }),
    waitAgain: assign(({ context: { pictures } }, { clientId }: { clientId: string }) => ({
      pictures: pictures.map((one) =>
        one.clientId === clientId
          ? { ...one, state: 'waiting' as const, problem: null, until: null }
          : one,
      ),
    })),
    remove: assign(({ context: { pictures } }, { clientId }: { clientId: string }) => ({
      pictures: pictures.filter((one) => one.clientId !== clientId),
    })),
    /** Reports to the parent machine. Provided by the app. */
    tellPictures: (_args, _params: PicturesState) => {},
    /** Provided by the app. */
    dropPictures: (_args, _params: { userKey: string; clientIds: readonly string[] }) => {},
  },
  guards: {
    filesChosen: ({ context }) => context.preparation === 'pending',
    someWait: ({ context }) => waitingIn(context) !== undefined,
    isBeingSent: ({ context: { sending } }, { clientId }: { clientId: string }) =>
      sending === clientId,
    isListed: ({ context: { pictures } }, { clientId }: { clientId: string }) =>
      pictures.some((one) => one.clientId === clientId),
    hasFailed: ({ context: { pictures } }, { clientId }: { clientId: string }) =>
      pictures.some((one) => one.clientId === clientId && one.state === 'failed'),
  },
}).createMachine({
  id: 'upload',
  description: 'The pictures of a draft: uploading, uploaded or failed.',
  context: ({ input: { userKey, pictures } }) => ({
    userKey,
    pictures,
    preparation: 'none',
    sending: null,
    percent: 0,
  }),
  entry: 'dropFiles',
  initial: 'sorting',
  on: {
    'pictures.taken': { target: '.sorting', actions: taking },
    'picture.removed': [
      { guard: withEvent('isBeingSent'), target: '.sorting', actions: removal },
      { guard: withEvent('isListed'), actions: removal },
    ],
  },
  states: {
    sorting: {
      description: 'Newly chosen files come first, then waiting pictures, in order.',
      meta: { label: 'Choosing what is next' },
      entry: 'takeNone',
      always: [
        { guard: 'filesChosen', target: 'preparing' },
        { guard: 'someWait', target: 'sending' },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'No upload is in flight.',
      meta: { label: 'Idle' },
      on: {
        'pictures.chosen': {
          target: 'sorting',
          actions: choice,
        },
        'picture.retried': { ...retrial, target: 'sorting' },
      },
    },
    preparing: {
      description: 'The phone redraws the files, so that only the picture remains.',
      meta: { label: 'Preparing the pictures' },
      tags: 'busy',
      invoke: {
        id: 'preparePictures',
        src: 'preparePictures',
        input: ({ context: { userKey, pictures } }) => ({ userKey, room: roomFor(pictures) }),
        onDone: {
          target: 'sorting',
          actions: [withEvent('addPictures'), tellPictures],
        },
        onError: {
          target: 'sorting',
          actions: ['forgetFiles', tellPictures],
        },
      },
      on: { 'picture.retried': retrial },
    },
    sending: {
      description: 'One picture is uploading; the borrower can choose another.',
      meta: { label: 'Sending a picture' },
      tags: 'busy',
      entry: 'takeNext',
      invoke: [
        {
          id: 'sendPicture',
          src: 'sendPicture',
          input: ({ context }) => ({
            userKey: context.userKey,
            clientId: required(context.sending, 'picture on its way'),
          }),
          onDone: {
            target: 'sorting',
            actions: [withEvent('keepArrived'), tellPictures],
          },
          onError: {
            target: 'sorting',
            actions: [withEvent('keepProblem'), tellPictures],
          },
        },
        {
          id: 'watchProgress',
          src: 'watchProgress',
          input: ({ context }) => ({
            clientId: required(context.sending, 'picture on its way'),
          }),
        },
      ],
      on: {
        'picture.progressed': { actions: withEvent('keepPercent') },
        'pictures.chosen': {
          actions: choice,
        },
        'picture.retried': retrial,
      },
    },
  },
});
