import { beforeAll, describe, expect, it } from 'vitest';
import { config } from '#app/config.ts';
import { sessionNamed } from '#machines/samples/people.ts';
import { pending } from '#machines/samples/repayment.ts';
import { type Start, type Trace, traceStart } from './traced-start.ts';

const { auth } = sessionNamed('Juan');
const { token, userId, mobile, packageName } = auth;
const { packageInfo, deviceInfo } = config.bridge;
const replies = {
  packageInfo,
  deviceInfo,
  userInfo: { token, userId, mobile, packageName },
  APPChannel: { success: true },
  getCurrentUserInfo: auth.userInfo,
  getHomepageData: { credit: null, quota: null, loans: [] },
  queryPendingRepayPlan: pending(),
};

const atHome: Start = {
  path: '/',
  stored: { authInfo: auth, packageInfo },
  replies,
  shellEnds: 'asks the lender loanWindowConfig',
  lenderEnds: 'writes draft of juan/lastKnown',
};
const atRepay: Start = {
  ...atHome,
  path: '/repay/repay?loanOrderId=loan-1',
  shellEnds: 'asks the lender queryPendingRepayPlan',
  lenderEnds: 'replaces the entry by /repay/repay?loanOrderId=loan-1&isOverdue=f',
};
const loggedOut: Start = {
  path: '/',
  stored: { packageInfo },
  replies: { ...replies, userInfo: null },
  shellEnds: 'replaces the entry by /login',
};

const linesOf = (trace: Trace) => Object.values(trace).flat();
const matching = (lines: readonly string[], pattern: RegExp) =>
  lines.filter((line) => pattern.test(line));

/** The lines of a start with an effect on the shell, the lender, the screen or the history. */
const noticed = /^(asks|fetches the code|titles|replaces|pushes|goes)/;
const asksWhoIsThere = ['asks the shell packageInfo', 'asks the shell userInfo'];
const fetches = (flow: string) => [
  `fetches the code of ${flow}`,
  'fetches the code of the journal',
  'asks the shell APPChannel',
];

describe.each<[string, Start, string[]]>([
  [
    'logged out',
    loggedOut,
    ['asks the shell APPChannel', 'titles the page “Log in”', 'replaces the entry by /login'],
  ],
  [
    'at home',
    atHome,
    [
      ...fetches('home'),
      'titles the page “Home”',
      'asks the shell deviceInfo',
      'asks the lender getHomepageData',
      'asks the lender loanWindowConfig',
    ],
  ],
  [
    'at a link to repay',
    atRepay,
    [
      ...fetches('repayment'),
      'titles the page “Repay your loan”',
      'asks the shell deviceInfo',
      'asks the lender queryPendingRepayPlan',
      'titles the page “Repay your loan”',
      'replaces the entry by /repay/repay?loanOrderId=loan-1&isOverdue=f',
    ],
  ],
])('a cold start %s', (_, start, lines) => {
  let trace: Trace;
  let beforeRoot: string[];
  let afterRoot: string[];

  beforeAll(async () => {
    // Warm-up: the first start of a process imports code for longer than a trace waits.
    await traceStart(start);
    trace = await traceStart(start);
    const rootRuns = trace.turn.indexOf('the root runs');
    beforeRoot = [...trace.before, ...trace.turn.slice(0, rootRuns)];
    afterRoot = trace.turn.slice(rootRuns + 1);
  });

  it('runs the root once, in the first task of the start, after the parent page can see it', () => {
    expect(matching(linesOf(trace), /^the root runs$/)).toHaveLength(1);
    expect(beforeRoot).toContain('shows the root to the page around it');
  });

  it('runs the root before anything subscribes to it; only `message` and `online` have earlier listeners', () => {
    const subscribed = matching(beforeRoot, /^(listens|subscribes)/);
    // The bridge listens to messages; missing chunks are retried on the `online` event.
    expect(subscribed.toSorted()).toEqual(['listens to message', 'listens to online']);
  });

  it('adds listeners for platform events and input in the task of the start, and none after that task', () => {
    const scrolls = ['touchmove', 'wheel', 'scroll'];
    const platform = ['online', 'offline', 'visibilitychange', 'popstate', 'storage'];
    const types = [...scrolls, ...platform, 'pointerdown', 'keydown'];
    const later = linesOf({ ...trace, before: [], turn: afterRoot });
    expect(matching(later, /^listens/)).toEqual(types.map((type) => `listens to ${type}`));
    expect(matching(linesOf({ ...trace, before: [], turn: [] }), /^listens/)).toEqual([]);
  });

  it('reads the session from storage, then asks the shell, in the task of the start', () => {
    const look = matching(trace.turn, /^(reads authInfo|asks the shell)/);
    expect(look).toEqual(['reads authInfo', 'asks the shell userInfo']);
  });

  it('sends each request of its page once, and opens no other page', () => {
    expect(matching(linesOf(trace), noticed)).toEqual([...asksWhoIsThere, ...lines]);
    expect(matching(trace.turn, /^fetches the code/)).toEqual(matching(lines, /^fetches the code/));
  });

  it('sends its first request to the lender once the shell has answered', () => {
    const requests = matching(linesOf({ ...trace, shell: [], lender: [] }), /^asks the lender/);
    expect(requests).toEqual([]);
  });

  it('reports one page to analytics', () => {
    expect(matching(linesOf(trace), /eventByAF/)).toEqual([
      'tells the shell eventByAF page_enter',
      'tells the shell eventByAF navigation_start',
    ]);
  });

  it('stores the record of repayment, and no other, once the lender has answered', () => {
    const written = start === atRepay ? ['writes draft of juan/repayment'] : [];
    const wasRead = linesOf(trace).includes('reads draft of juan/repayment');
    expect(wasRead).toBe(start !== loggedOut);
    const records = matching(linesOf(trace), /^writes draft of juan\/(?!lastKnown)/);
    expect(records).toEqual(written);
    expect(matching(trace.lender, /^writes draft of juan\/(?!lastKnown)/)).toEqual(written);
  });
});
