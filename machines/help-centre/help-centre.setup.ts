import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import { articleOf, type HelpList, type Vote, withVote } from '#domain/service/help.ts';
import type { ServiceEntrance } from '#domain/loans/home.ts';
import type { Language } from '#domain/language.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import type { HelpCentrePorts, HelpStanding } from './ports.ts';

/** `questionId` is null for the customer centre. */
export type HelpCentreInput = { questionId: string | null };

export type HelpCentreContext = HelpCentreInput & {
  entrance: ServiceEntrance | null;
  waysFailure: Failure | null;
  unread: boolean;
  list: HelpList | null;
  failure: Failure | null;
  language: Language | null;
  signedIn: boolean;
  search: string;
  /** The last pressed vote, until the lender has accepted it or its request failed. */
  chosen: Vote | null;
  sent: Vote | null;
  voteFailure: Failure | null;
};

export type HelpCentreEvent =
  | RootNotice
  | { type: 'retry.pressed' }
  | { type: 'search.changed'; text: string }
  | { type: 'vote.pressed'; vote: Vote };

export const articleIn = ({ list, questionId }: HelpCentreContext) =>
  list && questionId !== null ? articleOf(list, questionId) : null;

export const helpCentreSetup = setup({
  types: {
    context: {} as HelpCentreContext,
    events: {} as HelpCentreEvent,
    input: {} as HelpCentreInput,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    readHelpStanding: port<HelpCentrePorts['readHelpStanding']>('readHelpStanding'),
    customerServiceEntrance:
      port<HelpCentrePorts['customerServiceEntrance']>('customerServiceEntrance'),
    hasUnreadMessage: port<HelpCentrePorts['hasUnreadMessage']>('hasUnreadMessage'),
    listQuestion: port<HelpCentrePorts['listQuestion']>('listQuestion'),
    voteOnQuestion: port<HelpCentrePorts['voteOnQuestion']>('voteOnQuestion'),
  },
  actions: {
    /** Articles on screen stay until the fetch replaces them. */
    keepHelpStanding: assign(({ context }, { output }: { output: HelpStanding }) => ({
      list: context.list ?? output.kept,
      language: output.language,
      signedIn: output.signedIn,
      search: output.search,
      voteFailure: null,
    })),
    keepEntrance: assign((_, { output }: { output: ServiceEntrance }) => ({
      entrance: output,
      waysFailure: null,
    })),
    keepWaysFailure: assign((_, { error }: { error: unknown }) => ({
      waysFailure: failureOf(error),
    })),
    keepUnread: assign((_, { output }: { output: { unread: boolean } }) => output),
    forgetUnread: assign({ unread: false }),
    keepList: assign((_, { output }: { output: HelpList }) => ({ list: output, failure: null })),
    keepFailure: assign(failureFrom),
    keepSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    /** The text survives a reload and the link to an article. Provided by the app. */
    rememberSearch: (_args, _params: { text: string }) => {},
    chooseVote: assign((_, { vote }: { vote: Vote }) => ({ chosen: vote, voteFailure: null })),
    noteSent: assign(({ context }) => ({ sent: context.chosen })),
    keepVote: assign(({ context: { list, questionId, sent } }) => ({
      list: withVote(
        required(list, 'help'),
        required(questionId, 'article'),
        required(sent, 'vote'),
      ),
    })),
    settleVote: assign({ chosen: null, sent: null }),
    /** Unless the lender refused the vote, it may have been saved, so that no vote is known. */
    takeVoteBack: assign(({ context: { list, questionId } }, { error }: { error: unknown }) => {
      const voteFailure = failureOf(error);
      const isRefused = voteFailure.kind === 'business';
      return {
        chosen: null,
        sent: null,
        voteFailure,
        list: isRefused
          ? list
          : withVote(required(list, 'help'), required(questionId, 'article'), null),
      };
    }),
    noteSignedOut: assign({ signedIn: false }),
  },
  guards: {
    articleAsked: ({ context }) => context.questionId !== null,
    votable: ({ context }, { vote }: { vote: Vote }) => {
      const article = articleIn(context);
      return context.signedIn && article !== null && (context.chosen ?? article.vote) !== vote;
    },
    changedMeanwhile: ({ context }) => context.chosen !== context.sent,
    sessionLost: (_, { error }: { error: unknown }) => failureOf(error).kind === 'session',
  },
});
