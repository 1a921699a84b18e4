import { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import { articleIn } from '#machines/help-centre/help-centre.setup.ts';
import type { HelpStanding } from '#machines/help-centre/ports.ts';
import { selectHelpCentreView } from '#machines/help-centre/view.ts';
import { answered, fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/help-centre/situations.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, onThePhone, refusals } from '#machines/samples/failures.ts';
import { entrance, helpList } from '#machines/samples/help.ts';

const standing = (change: Partial<HelpStanding> = {}): HelpStanding => ({
  kept: null,
  language: 'en',
  signedIn: true,
  search: '',
  ...change,
});

export const helpCentreModel: MachineModel<typeof helpCentreMachine> = {
  machine: helpCentreMachine,
  starts: {
    centre: { questionId: null },
    article: { questionId: 'late' },
    gone: { questionId: 'gone' },
  },
  services: {
    readHelpStanding: {
      fresh: gives(standing()),
      kept: gives(standing({ kept: helpList() })),
      otherLanguage: gives(standing({ kept: helpList({ language: 'fil' }), search: 'late' })),
      signedOut: gives(standing({ signedIn: false })),
      ...onThePhone,
    },
    customerServiceEntrance: { ways: gives(entrance), ...failures },
    hasUnreadMessage: {
      unread: gives({ unread: true }),
      allRead: gives({ unread: false }),
      ...failures,
    },
    listQuestion: { listed: gives(helpList()), ...failures },
    voteOnQuestion: { taken: gives(undefined), ...failures, ...refusals('notFound') },
  },
  events: {
    'search.changed': [
      { type: 'search.changed', text: 'pya late' },
      { type: 'search.changed', text: '' },
    ],
    'vote.pressed': [
      { type: 'vote.pressed', vote: 'helpful' },
      { type: 'vote.pressed', vote: 'useless' },
    ],
  },
  offers(event, snapshot) {
    const { list, search, article } = selectHelpCentreView(snapshot);
    if (event.type === 'search.changed') return list !== null && event.text !== search;
    return event.type !== 'vote.pressed' || article !== null;
  },
  // Limits combinations of the regions, which are independent.
  walks(step, snapshot) {
    const listed = snapshot.matches({ articles: 'listed' });
    const shown = snapshot.matches({ page: { centre: { ways: 'showing' } } });
    if (step.type === 'settle' && step.service === 'hasUnreadMessage') return listed && shown;
    if (step.type !== 'user') return true;
    const { type } = step.event;
    if (type === 'search.changed') return shown;
    if (type === 'vote.pressed') return listed;
    return true;
  },
  // No state with the list is a dead end: these are info pages, and the root closes them.
  rests: ({ value: { articles } }) => articles === 'listed',
  invariants: {
    'H2: Only a logged-in borrower can vote.'({ snapshot, enabled }) {
      const votes = enabled.some(({ type }) => type === 'vote.pressed');
      return !votes || snapshot.context.signedIn || 'a vote is accepted without a login';
    },
    'H2: A vote is shown at once, and taken back if it fails.'({ snapshot }) {
      const { vote, voting, article } = selectHelpCentreView(snapshot);
      const storedVote = articleIn(snapshot.context)?.vote;
      if (!article) return true;
      const right = voting ? snapshot.context.chosen : storedVote;
      return vote === right || `${vote} is shown`;
    },
    'H2: After a vote with an unknown outcome, no vote is shown.'({ snapshot, step }) {
      if (step?.type !== 'settle' || step.service !== 'voteOnQuestion') return true;
      if (step.outcome === 'taken' || step.outcome === 'notFound') return true;
      const { vote } = selectHelpCentreView(snapshot);
      return vote === null || `${vote} is shown`;
    },
    'H2: An article is shown as removed only if the lender’s loaded articles lack it.'({
      snapshot,
    }) {
      const { gone } = selectHelpCentreView(snapshot);
      const isListed = snapshot.matches({ articles: 'listed' });
      return !gone || (isListed && !articleIn(snapshot.context)) || 'the article may exist';
    },
    'H2: Loaded articles stay on screen.'({ previous, snapshot }) {
      const lost = previous?.context.list && !snapshot.context.list;
      return !lost || 'the loaded data are lost';
    },
    'K4: An unread answer is marked only for a logged-in borrower.'({ snapshot }) {
      const { unread, signedIn } = selectHelpCentreView(snapshot);
      return !unread || signedIn || 'an answer is marked without a login';
    },
    'K4: The request for the unread mark does not make the page busy.'({ snapshot }) {
      const isLoading = snapshot.matches({ page: { centre: { requests: 'asking' } } });
      const rest = { page: { centre: { ways: 'showing' } }, articles: 'listed' } as const;
      const waits = isLoading && snapshot.matches(rest) && snapshot.hasTag('busy');
      return !waits || 'the page waits for it';
    },
    'H1: Loaded contacts stay on screen.'({ previous, snapshot }) {
      const lost = previous?.context.entrance && !snapshot.context.entrance;
      return !lost || 'the loaded data are lost';
    },
  },
  read: (snapshot) => selectHelpCentreView(snapshot),
  situations,
  words: {
    guards: {
      articleAsked: 'an article is requested',
      changedMeanwhile: 'the borrower changed the vote meanwhile',
      sessionLost: 'the session is lost',
      votable: 'a borrower is logged in and changes the vote',
    },
    actions: {
      chooseVote: 'Show the vote',
      keepEntrance: 'Store the contact options',
      keepList: 'Store the articles',
      keepHelpStanding: 'Store the data read from this phone',
      keepSearch: 'Store the search text',
      keepVote: 'Store the vote',
      keepWaysFailure: 'Store why the contact options did not load',
      noteSignedOut: 'Show that voting needs a login',
      rememberSearch: 'Save the search text on this phone',
      settleVote: 'Clear the vote in flight',
      takeVoteBack: 'Undo the vote and store why it failed',
    },
    services: {
      customerServiceEntrance: fetched('The contact options'),
      helpCentre: ran('Customer service'),
      listQuestion: fetched('The articles of the help centre'),
      readHelpStanding: fetched('The help centre’s data on this phone'),
      voteOnQuestion: answered('The vote'),
    },
  },
};
