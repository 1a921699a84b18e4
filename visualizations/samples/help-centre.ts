import { gives } from '#machines/walk/service.ts';
import { helpList, question } from '#machines/samples/help.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

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
  pictured('searched', 'A search that finds an article despite a typing error', 'centre', [
    ...told,
    ends('customerServiceEntrance', 'ways'),
    does({ type: 'search.changed', text: 'pya late' }),
  ]),
  sample('foundMany', 'A search that finds several articles', 'centre', [
    answers('readHelpStanding', searching('pay phone')),
    ends('listQuestion', 'listed'),
  ]),
  pictured('foundNone', 'A search that finds nothing', 'centre', [
    answers('readHelpStanding', searching('zzzz')),
    ends('listQuestion', 'listed'),
  ]),
  sample('notFetched', 'The articles did not load, and the phone has stored none', 'centre', [
    ends('readHelpStanding', 'fresh'),
    ends('listQuestion', 'network'),
  ]),
  pictured('articleNotFetched', 'The article did not load', 'article', [
    ends('readHelpStanding', 'fresh'),
    ends('listQuestion', 'network'),
  ]),
  pictured('inFilipino', 'Articles that exist in Filipino', 'centre', [
    ends('readHelpStanding', 'fresh'),
    answers('listQuestion', inFilipino),
  ]),
  pictured('inFilipino', 'An article that exists in Filipino', 'article', [
    ends('readHelpStanding', 'fresh'),
    answers('listQuestion', inFilipino),
  ]),
  pictured('notHelpful', 'An article that did not help', 'article', [
    ...told,
    does({ type: 'vote.pressed', vote: 'useless' }),
    ends('voteOnQuestion', 'taken'),
  ]),
  pictured('signedOut', 'An article, without a login', 'article', [
    ends('readHelpStanding', 'signedOut'),
    ends('listQuestion', 'listed'),
  ]),
  pictured('kept', 'A stored article, without a network', 'article', [
    ends('readHelpStanding', 'kept'),
    ends('listQuestion', 'network'),
  ]),
  pictured('gone', 'An article that no longer exists', 'gone', told),
];
