import { assign, setup } from 'xstate';
import { type DocumentKind, documentKinds, uploadComplete } from '#domain/credit/credit-order.ts';
import type { Application, Borrower } from '../control/api.ts';
import { port, problemIn } from '../ports.ts';
import {
  forms,
  sampleValues,
  type Step,
  stepAfter,
  stepBefore,
  stepOf,
  type Values,
} from './forms.ts';

type SaveInput = { borrower: Borrower; step: Step; answers: Values };
type UploadInput = { borrower: Borrower; creditOrderId: string; picture: DocumentKind };

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
  | { type: 'next.pressed'; answers: Values }
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
  },
  actors: {
    openApplication: port<Application, { borrower: Borrower }>('openApplication'),
    saveStep: port<unknown, SaveInput>('saveStep'),
    uploadPicture: port<void, UploadInput>('uploadPicture'),
  },
  delays: { faceTime: 3_000 },
  actions: {
    keepFace: assign({ facePassed: true }),
    hurry: assign({ hurried: true }),
    keepProblem: assign(({ event }) => ({ problem: problemIn(event), hurried: false })),
  },
  guards: {
    picturesMissing: ({ context }) =>
      (context.step === 'identityAuth' || context.step === 'submit') &&
      nextPicture(context) !== undefined,
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
      tags: 'busy',
      invoke: {
        id: 'openApplication',
        src: 'openApplication',
        input: ({ context }) => ({ borrower: context.borrower }),
        onDone: {
          target: 'goingOn',
          actions: assign(({ event: { output } }) => ({
            creditOrderId: output.creditOrderId,
            step: stepOf(output.status),
            uploaded: output.uploadState === uploadComplete ? documentKinds : [],
            problem: null,
          })),
        },
        onError: { target: 'unopened', actions: 'keepProblem' },
      },
      on: { 'fillAll.pressed': { actions: 'hurry' }, 'back.pressed': 'closed' },
    },
    unopened: {
      description: 'The server did not return the step of the application.',
      on: { 'next.pressed': 'opening', 'back.pressed': 'closed' },
    },
    filling: {
      description: 'A form waits for answers.',
      on: {
        'next.pressed': {
          target: 'advancing',
          actions: assign({
            values: ({ context, event }) => ({ ...context.values, ...event.answers }),
          }),
        },
        'fillAll.pressed': { target: 'advancing', actions: 'hurry' },
        'back.pressed': [
          {
            guard: ({ context }) => stepBefore(context.step) !== null,
            actions: assign(({ context: { step } }) => ({
              step: stepBefore(step) ?? step,
              problem: null,
            })),
          },
          { target: 'closed' },
        ],
      },
    },
    advancing: {
      entry: assign({ problem: null }),
      always: [
        { guard: 'picturesMissing', target: 'uploading' },
        {
          guard: ({ context }) => context.step === 'identityAuth' && !context.facePassed,
          target: 'showingFace',
        },
        { target: 'saving' },
      ],
    },
    uploading: {
      description: 'The pictures are uploaded, one at a time.',
      tags: 'busy',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({
          borrower: context.borrower,
          creditOrderId: context.creditOrderId,
          picture: nextPicture(context) ?? 'signature',
        }),
        onDone: {
          target: 'advancing',
          actions: assign(({ context }) => ({
            uploaded: [...context.uploaded, nextPicture(context) ?? 'signature'],
          })),
        },
        onError: { target: 'filling', actions: 'keepProblem' },
      },
    },
    showingFace: {
      description: 'The person holds their face before the phone for three seconds.',
      on: {
        'face.shown': { target: 'advancing', actions: 'keepFace' },
        'face.refused': {
          target: 'filling',
          actions: assign({ problem: 'We could not match your face. Try again.', hurried: false }),
        },
        'back.pressed': 'filling',
      },
      after: { faceTime: { target: 'advancing', actions: 'keepFace' } },
    },
    saving: {
      description: 'The step goes to the server.',
      tags: 'busy',
      invoke: {
        id: 'saveStep',
        src: 'saveStep',
        input: ({ context }) => ({
          borrower: context.borrower,
          step: context.step,
          answers: Object.fromEntries(
            forms[context.step].fields.map(({ name }) => [name, context.values[name]]),
          ),
        }),
        onDone: [
          { guard: ({ context }) => context.step === 'submit', target: 'submitted' },
          {
            target: 'goingOn',
            actions: assign(({ context }) => ({ step: stepAfter(context.step) })),
          },
        ],
        onError: { target: 'filling', actions: 'keepProblem' },
      },
    },
    goingOn: {
      always: [
        {
          guard: ({ context }) => context.hurried && context.step !== 'submit',
          target: 'advancing',
        },
        { target: 'filling' },
      ],
    },
    submitted: { type: 'final', description: 'The application is under approval.' },
    closed: { type: 'final', description: 'The borrower left; the saved steps stay.' },
  },
});
