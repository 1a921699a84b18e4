import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const helpCentreWords: MachineWords = {
  guards: {
    articleAsked: 'an article was asked for',
    changedMeanwhile: 'the vote was changed meanwhile',
    sessionLost: 'nobody is logged in any more',
    votable: 'who is logged in votes anew',
  },
  actions: {
    chooseVote: 'Show the vote',
    keepEntrance: 'Take the ways to customer service',
    keepList: 'Take the articles',
    keepHelpStanding: 'Take what this phone keeps',
    keepSearch: 'Take what is searched for',
    keepVote: 'Take the vote',
    keepWaysFailure: 'Remember why the ways did not come',
    noteSignedOut: 'Note that nobody is logged in',
    rememberSearch: 'Keep what is searched for',
    settleVote: 'No vote is under way any more',
    takeVoteBack: 'Take the vote back, and remember why',
  },
  services: {
    customerServiceEntrance: fetched('The ways to customer service'),
    helpCentre: ran('Customer service'),
    listQuestion: fetched('The articles of the help centre'),
    readHelpStanding: fetched('What this phone keeps of the help centre'),
    voteOnQuestion: fetched('The vote'),
  },
};
