import { gives } from '#machines/walk/service.ts';
import { formDraft, formFacts, idOf, pictureOf } from '#machines/samples/tickets.ts';
import { now } from '#machines/samples/loans.ts';
import { answers, does, ends, type Sample } from './sample.ts';

const sent = does({ type: 'ticket.submitted' });

const nothingFilledIn = gives(
  formFacts(formDraft({ type: '', loan: '', description: '', name: '', mobile: '' })),
);
const malformed = gives(formFacts(formDraft({ email: 'maria', mobile: '0917' })));

const oneWord = gives(formFacts(formDraft({ type: 'notMyChange', description: 'Help' })));

const problems = [
  'network',
  'timeout',
  'session',
  'interrupted',
  'notSent',
  'tooManyKept',
  'type',
  'heic',
  'pdf',
  'video',
  'empty',
  'size',
  'unreadable',
  'tooMany',
  'gone',
] as const;
const failedPictures = [
  ...problems.map((problem, index) => ({
    ...pictureOf(index.toString(16), 'failed'),
    clientId: idOf(index.toString(16)),
    problem,
  })),
  { ...pictureOf('f', 'failed'), problem: 'tooManyKept' as const, until: now },
];
const everyProblem = gives(formFacts({ ...formDraft(), pictures: failedPictures }));
const alike = gives(
  formFacts({
    ...formDraft(),
    pictures: ['a', 'b', 'c', 'd'].map((digit) => ({
      ...pictureOf(digit, 'failed'),
      problem: 'empty' as const,
    })),
  }),
);
const full = gives(
  formFacts({ ...formDraft(), pictures: ['a', 'b', 'c'].map((digit) => pictureOf(digit)) }),
);

export const samples: readonly Sample[] = [
  {
    name: 'nothingFilledIn',
    purpose: 'An empty form, and what it lacks',
    start: 'form',
    steps: [answers('prepareForm', nothingFilledIn), sent],
    pictured: true,
  },
  {
    name: 'oneWord',
    purpose: 'A message that is too short, about a change that the borrower did not make',
    start: 'form',
    steps: [answers('prepareForm', oneWord), sent],
    pictured: true,
  },
  {
    name: 'malformed',
    purpose: 'An invalid mobile number and an invalid email address',
    start: 'form',
    steps: [answers('prepareForm', malformed), sent],
    pictured: true,
  },
  {
    name: 'everyProblem',
    purpose: 'Pictures that were not uploaded, each with the reason',
    start: 'form',
    steps: [answers('prepareForm', everyProblem)],
    pictured: true,
  },
  {
    name: 'alike',
    purpose: 'Files that were refused for one reason share a row',
    start: 'form',
    steps: [answers('prepareForm', alike)],
    pictured: true,
  },
  {
    name: 'full',
    purpose: 'The maximum number of pictures',
    start: 'form',
    steps: [answers('prepareForm', full)],
    pictured: true,
  },
  {
    name: 'withoutSome',
    purpose: 'One picture was not uploaded: the question whether to send without it',
    start: 'form',
    steps: [
      ends('prepareForm', 'complete'),
      does({ type: 'pictures.changed', pictures: [pictureOf('a'), pictureOf('b', 'failed')] }),
      sent,
    ],
    pictured: true,
  },
  {
    name: 'withoutMany',
    purpose: 'Several pictures were not uploaded: the question whether to send without them',
    start: 'form',
    steps: [
      ends('prepareForm', 'complete'),
      does({
        type: 'pictures.changed',
        pictures: [pictureOf('a', 'failed'), pictureOf('b', 'failed')],
      }),
      sent,
    ],
    pictured: false,
  },
];
