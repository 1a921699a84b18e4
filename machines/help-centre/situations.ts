import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { helpList, question } from '#machines/samples/help.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

const listQuestion = gives(
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

const standing = (search: string) => ({
  readHelpStanding: gives({ kept: null, language: 'en', signedIn: true, search }),
});

const loaded = 'readHelpStanding=fresh/listQuestion=listed';
const failed = 'readHelpStanding=fresh/listQuestion=network';
const inFilipino = 'readHelpStanding=fresh/listQuestion=own';
const searched = 'centre/readHelpStanding=own/listQuestion=listed';

export const situations: readonly Situation[] = [
  pictured(
    'searched',
    'A search that finds an article despite a typing error',
    `centre/${loaded}/customerServiceEntrance=ways/search.changed`,
  ),
  situation('foundMany', searched, standing('pay phone')),
  pictured('foundNone', 'A search that finds nothing', searched, standing('zzzz')),
  situation('notFetched', `centre/${failed}`),
  pictured('articleNotFetched', 'The article did not load', `article/${failed}`),
  pictured('inFilipino', 'Articles that exist in Filipino', `centre/${inFilipino}`, {
    listQuestion,
  }),
  pictured('inFilipino', 'An article that exists in Filipino', `article/${inFilipino}`, {
    listQuestion,
  }),
  pictured(
    'notHelpful',
    'An article that did not help',
    `article/${loaded}/vote.pressed~2/voteOnQuestion=taken`,
  ),
  situation('voteRefused', `article/${loaded}/vote.pressed/voteOnQuestion=notFound`),
  pictured(
    'signedOut',
    'An article, without a login',
    'article/readHelpStanding=signedOut/listQuestion=listed',
  ),
  pictured(
    'kept',
    'A stored article, without a network',
    'article/readHelpStanding=kept/listQuestion=network',
  ),
  pictured('gone', 'An article that no longer exists', `gone/${loaded}`),
];
