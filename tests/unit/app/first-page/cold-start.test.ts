import { beforeAll, describe, expect, it } from 'vitest';
import { config } from '#app/config.ts';
import { sessionNamed } from '#machines/samples/people.ts';
import { pending } from '#machines/samples/repayment.ts';
import { type Start, type Trace, traceStart } from './traced-start.ts';

const { auth } = sessionNamed('Juan');
const { token, userId, mobile, packageName } = auth;
const { packageInfo, deviceInfo } = config.bridge;
const says = {
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
  says,
  shellEnds: 'asks the lender loanWindowConfig',
  lenderEnds: 'writes draft of juan/lastKnown',
};
const atRepay: Start = {
  ...atHome,
  path: '/repay/repay?loanOrderId=loan-1',
  shellEnds: 'asks the lender queryPendingRepayPlan',
  lenderEnds: 'replaces the entry by /repay/repay?loanOrderId=loan-1&isOverdue=f',
};
const withoutName: Start = {
  ...atHome,
  stored: { authInfo: { ...auth, userInfo: null }, packageInfo },
  shellEnds: 'asks the lender getCurrentUserInfo',
};
const loggedOut: Start = {
  path: '/',
  stored: { packageInfo },
  says: { ...says, userInfo: null },
  shellEnds: 'replaces the entry by /login',
};

type StartName = 'atHome' | 'atRepay' | 'withoutName' | 'loggedOut';
let traces: Record<StartName, Trace>;

const linesOf = (trace: Trace) => Object.values(trace).flat();
const matching = (lines: readonly string[], pattern: RegExp) =>
  lines.filter((line) => pattern.test(line));
const repeated = (lines: readonly string[]) =>
  lines.filter((line, place) => lines.indexOf(line) !== place);

function expectLines(lines: readonly string[], expected: readonly string[]): void {
  const longest = Math.max(lines.length, expected.length);
  const places = Array.from({ length: longest }, (_, place) => place);
  const at = places.find((place) => lines[place] !== expected[place]) ?? 0;
  const [is, should] = [lines[at] ?? 'nothing', expected[at] ?? 'nothing'];
  expect(lines, `line ${at + 1} is “${is}” and should be “${should}”`).toEqual(expected);
}

const visible = /^(asks|fetches the code|titles|replaces|pushes|goes)/;

beforeAll(async () => {
  // Warm-up: the first start of a process imports code for longer than a trace waits.
  await traceStart(atHome);
  await traceStart(atRepay);
  traces = {
    atHome: await traceStart(atHome),
    atRepay: await traceStart(atRepay),
    withoutName: await traceStart(withoutName),
    loggedOut: await traceStart(loggedOut),
  };
});

describe.each<[string, StartName]>([
  ['at home', 'atHome'],
  ['at a link to repay', 'atRepay'],
  ['at home before the name is known', 'withoutName'],
  ['logged out', 'loggedOut'],
])('a cold start %s', (_, name) => {
  it('runs the root in the first task of the start', () => {
    expect(matching(linesOf(traces[name]), /^the root runs$/)).toHaveLength(1);
    expect(traces[name].turn).toContain('the root runs');
  });

  it('runs the root before anything subscribes to it; only `message` and `online` have earlier listeners', () => {
    const { before, turn } = traces[name];
    const early = [...before, ...turn.slice(0, turn.indexOf('the root runs'))];
    // The bridge listens to messages; missing chunks are retried on the `online` event.
    const allowed = ['listens to message', 'listens to online'];
    const subscribed = matching(early, /^(listens|subscribes)/);
    expectLines(
      subscribed.filter((line) => !allowed.includes(line)),
      [],
    );
    expectLines(repeated(subscribed), []);
  });

  it('exposes the root to the parent page before the root runs', () => {
    const { turn } = traces[name];
    const shown = turn.indexOf('shows the root to the page around it');
    expect(shown).toBeGreaterThanOrEqual(0);
    expect(shown).toBeLessThan(turn.indexOf('the root runs'));
  });

  it('listens to platform events and input in the turn of the start, and to nothing after that turn', () => {
    const { turn } = traces[name];
    const scrolls = ['touchmove', 'wheel', 'scroll'];
    const platform = ['online', 'offline', 'visibilitychange', 'popstate', 'storage'];
    const input = ['pointerdown', 'keydown'];
    const listening = matching(turn.slice(turn.indexOf('the root runs')), /^listens/);
    expectLines(
      listening,
      [...scrolls, ...platform, ...input].map((type) => `listens to ${type}`),
    );
    expectLines(matching(linesOf({ ...traces[name], before: [], turn: [] }), /^listens/), []);
  });

  it('looks for the session in storage, then in the shell, in the turn of the start', () => {
    const { turn } = traces[name];
    const look = matching(turn, /^(reads authInfo|asks the shell)/);
    expectLines(look, ['reads authInfo', 'asks the shell userInfo']);
  });

  it('sends each request to the shell and the lender only once', () => {
    expectLines(repeated(matching(linesOf(traces[name]), /^asks /)), []);
  });

  it('reports one page to analytics', () => {
    const entered = matching(linesOf(traces[name]), /eventByAF/);
    expectLines(entered, [
      'tells the shell eventByAF page_enter',
      'tells the shell eventByAF navigation_start',
    ]);
  });
});

describe.each<[string, StartName, string, string]>([
  ['home', 'atHome', 'home', 'getHomepageData'],
  ['repay', 'atRepay', 'repayment', 'queryPendingRepayPlan'],
  ['home without a name', 'withoutName', 'home', 'getCurrentUserInfo'],
])('a logged-in cold start at %s', (_, name, flow, method) => {
  it('fetches the code of its flow and of the journal in the turn of the start', () => {
    expectLines(matching(traces[name].turn, /^fetches the code/), [
      `fetches the code of ${flow}`,
      'fetches the code of the journal',
    ]);
  });

  it('sends its first request once the shell has answered', () => {
    const [first] = matching(linesOf(traces[name]), /^asks the lender/);
    expect(first).toBe(`asks the lender ${method}`);
    expect(traces[name].shell).toContain(first);
  });
});

const identity = ['asks the shell packageInfo', 'asks the shell userInfo'];
describe.each<[string, StartName, string[]]>([
  [
    'login',
    'loggedOut',
    ['asks the shell APPChannel', 'titles the page “Log in”', 'replaces the entry by /login'],
  ],
  [
    'home',
    'atHome',
    [
      'fetches the code of home',
      'fetches the code of the journal',
      'asks the shell APPChannel',
      'titles the page “Home”',
      'asks the shell deviceInfo',
      'asks the lender getHomepageData',
      'asks the lender loanWindowConfig',
    ],
  ],
  [
    'repay',
    'atRepay',
    [
      'fetches the code of repayment',
      'fetches the code of the journal',
      'asks the shell APPChannel',
      'titles the page “Repay your loan”',
      'asks the shell deviceInfo',
      'asks the lender queryPendingRepayPlan',
      'titles the page “Repay your loan”',
      'replaces the entry by /repay/repay?loanOrderId=loan-1&isOverdue=f',
    ],
  ],
])('a cold start at %s', (_, name, lines) => {
  it('sends only the requests of that page, and opens no other page', () => {
    expectLines(matching(linesOf(traces[name]), visible), [...identity, ...lines]);
  });
});

describe('a logged-in cold start at a link to repay', () => {
  it('stores the record of the flow once the lender has answered', () => {
    expect(traces.atRepay.shell).toContain('reads draft of juan/repayment');
    expectLines(matching(linesOf(traces.atRepay), /^writes draft/), [
      'writes draft of juan/repayment',
    ]);
    expect(traces.atRepay.lender).toContain('writes draft of juan/repayment');
  });
});
