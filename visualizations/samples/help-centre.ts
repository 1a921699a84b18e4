import { gives } from '#machines/walk/service.ts';
import { helpList, question } from '#machines/samples/help.ts';
import { answers, does, ends, type Sample } from './sample.ts';

const inFilipino = gives(
  helpList({
    topics: [
      {
        title: 'Pagbabayad',
        questions: [
          question({
            title: 'Paano kung late akong magbayad?',
            html: '<p>May overdue fee sa bawat araw.</p>',
            language: 'fil',
          }),
        ],
      },
    ],
  }),
);

const searching = (search: string) => gives({ kept: null, language: 'en', signedIn: true, search });

const told = [ends('readHelpStanding', 'fresh'), ends('listQuestion', 'listed')];

export const samples: readonly Sample[] = [
  {
    name: 'searched',
    purpose: 'A search that finds an article despite a typing error',
    start: 'centre',
    steps: [
      ...told,
      ends('customerServiceEntrance', 'ways'),
      does({ type: 'search.changed', text: 'pya late' }),
    ],
    pictured: true,
  },
  {
    name: 'foundMany',
    purpose: 'A search that finds several articles',
    start: 'centre',
    steps: [answers('readHelpStanding', searching('pay phone')), ends('listQuestion', 'listed')],
    pictured: false,
  },
  {
    name: 'foundNone',
    purpose: 'A search that finds nothing',
    start: 'centre',
    steps: [answers('readHelpStanding', searching('zzzz')), ends('listQuestion', 'listed')],
    pictured: true,
  },
  {
    name: 'notFetched',
    purpose: 'The articles did not load, and the phone has stored none',
    start: 'centre',
    steps: [ends('readHelpStanding', 'fresh'), ends('listQuestion', 'network')],
    pictured: false,
  },
  {
    name: 'articleNotFetched',
    purpose: 'The article did not load',
    start: 'article',
    steps: [ends('readHelpStanding', 'fresh'), ends('listQuestion', 'network')],
    pictured: true,
  },
  {
    name: 'inFilipino',
    purpose: 'Articles that exist in Filipino',
    start: 'centre',
    steps: [ends('readHelpStanding', 'fresh'), answers('listQuestion', inFilipino)],
    pictured: true,
  },
  {
    name: 'inFilipino',
    purpose: 'An article that exists in Filipino',
    start: 'article',
    steps: [ends('readHelpStanding', 'fresh'), answers('listQuestion', inFilipino)],
    pictured: true,
  },
  {
    name: 'notHelpful',
    purpose: 'An article that did not help',
    start: 'article',
    steps: [
      ...told,
      does({ type: 'vote.pressed', vote: 'useless' }),
      ends('voteOnQuestion', 'taken'),
    ],
    pictured: true,
  },
  {
    name: 'signedOut',
    purpose: 'An article, without a login',
    start: 'article',
    steps: [ends('readHelpStanding', 'signedOut'), ends('listQuestion', 'listed')],
    pictured: true,
  },
  {
    name: 'kept',
    purpose: 'A stored article, without a network',
    start: 'article',
    steps: [ends('readHelpStanding', 'kept'), ends('listQuestion', 'network')],
    pictured: true,
  },
  {
    name: 'gone',
    purpose: 'An article that no longer exists',
    start: 'gone',
    steps: told,
    pictured: true,
  },
];
