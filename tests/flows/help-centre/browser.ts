import { type BrowserPart, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';
import type { HeldCall } from '#tests/browser/walk/harness/calls.ts';
import { helpList } from '#machines/samples/help.ts';
import * as v from 'valibot';
import { belowIt } from '#tests/model/browser/reasons.ts';

const Vote = v.object({ questionId: v.string(), vote: v.picklist(['helpful', 'useless']) });
const Listed = v.object({ output: v.object({ topics: v.array(v.unknown()) }) });

const methods = { helpful: 'likeQuestion', useless: 'dislikeQuestion' } as const;
const voteOf = (input: unknown) => {
  const { questionId, vote } = v.parse(Vote, input);
  return { method: methods[vote], data: { questionId } };
};

const article = (questionId: string) =>
  opened(`/customer/questionContent?questionId=${questionId}`);

export const browser: BrowserPart = {
  starts: {
    centre: opened('/customer/customerCenter'),
    article: article('late'),
    gone: article('gone'),
  },
  // The time of the articles is the page's own clock.
  comparesContext: false,
  autoReplies: { getHomepageData: { credit: null, quota: null, loans: [] } },
  services: {
    listQuestion: oneCall(
      'listQuestion',
      () => ({}),
      (outcome) =>
        'output' in outcome
          ? { data: [{ topics: v.parse(Listed, outcome).output.topics }] }
          : outcome,
    ),
    voteOnQuestion: {
      asks: (input) => [voteOf(input)],
      async end({ called }, outcome, input) {
        const call: HeldCall = await called(voteOf(input).method);
        await call.answer('output' in outcome ? { data: [{}] } : outcome);
      },
    },
  },
  ready: {
    readHelpStanding: {
      fresh: {},
      kept: { storage: { commonInfo: { listQuestionData: helpList() } } },
    },
  },
  leavesOut: {
    events: { 'session.renewed': belowIt },
    outcomes: {
      'readHelpStanding: otherLanguage':
        'the walk uses one language: covered by the walk of the screens',
      'readHelpStanding: signedOut':
        'the walk’s borrower is logged in: covered by the walk of the screens',
    },
  },
};
