import { gives } from '#machines/walk/service.ts';
import { formDraft, formFacts, idOf, pictureOf } from '#machines/samples/tickets.ts';
import { now } from '#machines/samples/loans.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

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
  pictured('nothingFilledIn', 'An empty form, and what it lacks', 'form', [
    answers('prepareForm', nothingFilledIn),
    sent,
  ]),
  pictured(
    'oneWord',
    'A message that is too short, about a change that the borrower did not make',
    'form',
    [answers('prepareForm', oneWord), sent],
  ),
  pictured('malformed', 'An invalid mobile number and an invalid email address', 'form', [
    answers('prepareForm', malformed),
    sent,
  ]),
  pictured('everyProblem', 'Pictures that were not uploaded, each with the reason', 'form', [
    answers('prepareForm', everyProblem),
  ]),
  pictured('alike', 'Files that were refused for one reason share a row', 'form', [
    answers('prepareForm', alike),
  ]),
  pictured('full', 'The maximum number of pictures', 'form', [answers('prepareForm', full)]),
  pictured(
    'withoutSome',
    'One picture was not uploaded: the question whether to send without it',
    'form',
    [
      ends('prepareForm', 'complete'),
      does({ type: 'pictures.changed', pictures: [pictureOf('a'), pictureOf('b', 'failed')] }),
      sent,
    ],
  ),
  sample(
    'withoutMany',
    'Several pictures were not uploaded: the question whether to send without them',
    'form',
    [
      ends('prepareForm', 'complete'),
      does({
        type: 'pictures.changed',
        pictures: [pictureOf('a', 'failed'), pictureOf('b', 'failed')],
      }),
      sent,
    ],
  ),
];
