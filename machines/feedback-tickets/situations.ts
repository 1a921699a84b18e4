import { PictureProblem } from '#domain/service/upload.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { formDraft, formFacts, idOf, pictureOf } from '#machines/samples/tickets.ts';
import { now } from '#machines/samples/loans.ts';
import { does, pictured, situation } from '#machines/walk/situation.ts';

const nothingFilledIn = formFacts(
  formDraft({ type: '', loan: '', description: '', name: '', mobile: '' }),
);
const malformed = formFacts(formDraft({ email: 'maria', mobile: '0917' }));

const oneWord = formFacts(formDraft({ type: 'notMyChange', description: 'Help' }));

const neverChanged = formFacts(formDraft({ type: 'notMyChange' }), false);

const failedPictures = [
  ...PictureProblem.options.map((problem, index) => ({
    ...pictureOf(index.toString(16), 'failed'),
    clientId: idOf(index.toString(16)),
    problem,
  })),
  { ...pictureOf('f', 'failed'), problem: 'tooManyKept' as const, until: now },
];
const everyProblem = formFacts({ ...formDraft(), pictures: failedPictures });
const alike = formFacts({
  ...formDraft(),
  pictures: ['a', 'b', 'c', 'd'].map((digit) => ({
    ...pictureOf(digit, 'failed'),
    problem: 'empty' as const,
  })),
});
const full = formFacts({
  ...formDraft(),
  pictures: ['a', 'b', 'c'].map((digit) => pictureOf(digit)),
});

const prepared = (
  name: string,
  purpose: string,
  form: ReturnType<typeof formFacts>,
  then = '',
): Situation =>
  pictured(name, purpose, `form/prepareForm=own${then}`, { prepareForm: gives(form) });

const submitted = '/ticket.submitted';

const withFailed = (...pictures: ReturnType<typeof pictureOf>[]): Situation['path'] => [
  'form/prepareForm=complete',
  does({ type: 'pictures.changed', pictures }),
  'ticket.submitted',
];

export const situations: readonly Situation[] = [
  prepared('nothingFilledIn', 'An empty form, and what it lacks', nothingFilledIn, submitted),
  prepared(
    'oneWord',
    'A message that is too short, about a change that the borrower did not make',
    oneWord,
    submitted,
  ),
  situation('neverChanged', 'form/prepareForm=own', { prepareForm: gives(neverChanged) }),
  prepared(
    'malformed',
    'An invalid mobile number and an invalid email address',
    malformed,
    submitted,
  ),
  prepared('everyProblem', 'Pictures that were not uploaded, each with the reason', everyProblem),
  prepared('alike', 'Files that were refused for one reason share a row', alike),
  prepared('full', 'The maximum number of pictures', full),
  pictured(
    'withoutSome',
    'One picture was not uploaded: the question whether to send without it',
    withFailed(pictureOf('a'), pictureOf('b', 'failed')),
  ),
  situation('withoutMany', withFailed(pictureOf('a', 'failed'), pictureOf('b', 'failed'))),
];
