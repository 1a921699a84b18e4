import { assign, setup } from 'xstate';
import {
  type CreditStatus,
  type DocumentKind,
  documentKinds,
  uploadComplete,
} from '#domain/credit/credit-order.ts';
import type { Borrower } from '../control/schemas.ts';
import { port, wordsOf } from '../ports.ts';
import {
  answersOf,
  isAnswered,
  type Step,
  sampleValues,
  stepAfter,
  stepBefore,
  stepOf,
  type Values,
} from './forms.ts';

export type Application = {
  creditOrderId: string;
  status: CreditStatus;
  uploadState: number;
};

export type SaveInput = {
  borrower: Borrower;
  creditOrderId: string;
  step: Step;
  answers: Values;
};
export type UploadInput = { borrower: Borrower; creditOrderId: string; picture: DocumentKind };

type Context = {
  borrower: Borrower;
  creditOrderId: string;
  step: Step;
  values: Values;
  uploaded: readonly DocumentKind[];
  facePassed: boolean;
  /** Whether the user asked to fill in everything at once. */
  hurried: boolean;
  problem: string | null;
};

type Events =
  | { type: 'field.changed'; name: string; value: string }
  | { type: 'next.pressed' }
  | { type: 'fillAll.pressed' }
  | { type: 'back.pressed' }
  | { type: 'face.shown' }
  | { type: 'face.refused' };

const nextPicture = ({ uploaded }: Context) =>
  documentKinds.find((kind) => !uploaded.includes(kind));

/** The native credit application: six screens, eight pictures and a face check. */
export const applicationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { borrower: Borrower },
    tags: {} as 'busy',
    meta: {} as { label: string },
  },
  actors: {
    openApplication: port<Application, { borrower: Borrower }>('openApplication'),
    saveStep: port<void, SaveInput>('saveStep'),
    uploadPicture: port<void, UploadInput>('uploadPicture'),
  },
  delays: { faceTime: 3_000 },
  actions: {
    keepApplication: assign((_, params: Application) => ({
      creditOrderId: params.creditOrderId,
      step: stepOf(params.status),
      uploaded: params.uploadState === uploadComplete ? documentKinds : [],
      problem: null,
    })),
    keepField: assign(({ context }, params: { name: string; value: string }) => ({
      values: { ...context.values, [params.name]: params.value },
      problem: null,
    })),
    askForAnswers: assign({ problem: 'Please answer every question.' }),
    keepPicture: assign(({ context }) => {
      const picture = nextPicture(context);
      return { uploaded: picture ? [...context.uploaded, picture] : context.uploaded };
    }),
    keepFace: assign({ facePassed: true }),
    refuseFace: assign({ problem: 'We could not match your face. Try again.', hurried: false }),
    hurry: assign({ hurried: true }),
    goOn: assign(({ context }) => ({ step: stepAfter(context.step), problem: null })),
    goBack: assign(({ context }) => ({
      step: stepBefore(context.step) ?? context.step,
      problem: null,
    })),
    keepProblem: assign((_, params: { error: unknown }) => ({
      problem: wordsOf(params.error),
      hurried: false,
    })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    answered: ({ context }) => isAnswered(context.step, context.values),
    hasStepBefore: ({ context }) => stepBefore(context.step) !== null,
    picturesMissing: ({ context }) =>
      (context.step === 'identityAuth' || context.step === 'submit') &&
      nextPicture(context) !== undefined,
    faceMissing: ({ context }) => context.step === 'identityAuth' && !context.facePassed,
    atLastStep: ({ context }) => context.step === 'submit',
    hurried: ({ context }) => context.hurried && context.step !== 'submit',
  },
}).createMachine({
  id: 'application',
  description: 'A borrower asks for a credit limit on the native screens.',
  context: ({ input: { borrower } }) => ({
    borrower,
    creditOrderId: '',
    step: 'basicInfo',
    values: { ...sampleValues, accountNumber: borrower.mobile.replace('+63', '0') },
    uploaded: [],
    facePassed: false,
    hurried: false,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The application opens at the step where the borrower left it.',
      meta: { label: 'Opening' },
      tags: 'busy',
      invoke: {
        id: 'openApplication',
        src: 'openApplication',
        input: ({ context }) => ({ borrower: context.borrower }),
        onDone: {
          target: 'goingOn',
          actions: { type: 'keepApplication', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unopened',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'fillAll.pressed': { actions: 'hurry' }, 'back.pressed': 'closed' },
    },
    unopened: {
      description: 'The server did not return the step of the application.',
      meta: { label: 'Not opened' },
      on: { 'next.pressed': 'opening', 'back.pressed': 'closed' },
    },
    filling: {
      description: 'A form waits for answers.',
      meta: { label: 'Filling in a form' },
      on: {
        'field.changed': {
          actions: {
            type: 'keepField',
            params: ({ event }) => ({ name: event.name, value: event.value }),
          },
        },
        'next.pressed': [{ guard: 'answered', target: 'advancing' }, { actions: 'askForAnswers' }],
        'fillAll.pressed': { target: 'advancing', actions: 'hurry' },
        'back.pressed': [{ guard: 'hasStepBefore', actions: 'goBack' }, { target: 'closed' }],
      },
    },
    advancing: {
      entry: 'clearProblem',
      always: [
        { guard: 'picturesMissing', target: 'uploading' },
        { guard: 'faceMissing', target: 'showingFace' },
        { target: 'saving' },
      ],
    },
    uploading: {
      description: 'The pictures are uploaded, one at a time.',
      meta: { label: 'Uploading' },
      tags: 'busy',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({
          borrower: context.borrower,
          creditOrderId: context.creditOrderId,
          picture: nextPicture(context) ?? 'signature',
        }),
        onDone: { target: 'advancing', actions: 'keepPicture' },
        onError: {
          target: 'filling',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showingFace: {
      description: 'The person holds their face before the phone for three seconds.',
      meta: { label: 'Showing the face' },
      on: {
        'face.shown': { target: 'advancing', actions: 'keepFace' },
        'face.refused': { target: 'filling', actions: 'refuseFace' },
        'back.pressed': 'filling',
      },
      after: { faceTime: { target: 'advancing', actions: 'keepFace' } },
    },
    saving: {
      description: 'The step goes to the server.',
      meta: { label: 'Saving' },
      tags: 'busy',
      invoke: {
        id: 'saveStep',
        src: 'saveStep',
        input: ({ context }) => ({
          borrower: context.borrower,
          creditOrderId: context.creditOrderId,
          step: context.step,
          answers: answersOf(context.step, context.values),
        }),
        onDone: [
          { guard: 'atLastStep', target: 'submitted' },
          { target: 'goingOn', actions: 'goOn' },
        ],
        onError: {
          target: 'filling',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    goingOn: {
      always: [{ guard: 'hurried', target: 'advancing' }, { target: 'filling' }],
    },
    submitted: { type: 'final', description: 'The application is under approval.' },
    closed: { type: 'final', description: 'The borrower left; the saved steps stay.' },
  },
});
