import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { company } from '#app/company.ts';
import { hrefOf, type Location, pageIds } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { selectLocation } from '#machines/root/location.ts';
import { nodesOf } from '#machines/description/nodes.ts';
import { appModels } from '#machines/models.ts';
import { enterInLedger } from '#tests/depth.ts';
import { readableText } from '#machines/walk/readable-text.ts';
import { createBounds, isAnothers } from './bounds.ts';
import { deadEndsOf, explore, type Graph, wayTo } from './explore.ts';
import { type AppStep, asks, asksFor, end, happens, type Start, stepsNow } from './steps.ts';
import { isLayered } from './key.ts';
import { loggedInAgain, loginRaised, stories } from './stories.ts';
import { createTabs } from './tab.ts';
import { createWalker, type Walker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
afterAll(() => void vi.useRealTimers());

const replay = 'npx vitest run tests/model/app/whole-app.proof.test.ts';

/** Ids of the states of all machines that were active, and of the states that were left. */
const visited = new Set<string>();

function visit(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep') return;
  // XState's own names for the transitions and the active states.
  const { _transitions: taken, snapshot } = event;
  for (const { source } of taken) visited.add(source.id);
  if (!isMachineSnapshot(snapshot)) return;
  const { _nodes: nodes } = snapshot;
  for (const { id } of nodes) visited.add(id);
}

const queries: Location['query'][] = [
  {},
  { loanOrderId: 'loan-1' },
  { loanOrderId: 'loan-1', isOverdue: 't' },
  { deferralOrderId: 'deferral-1' },
  { restructureOrderId: 'restructure-1' },
  { questionId: 'late' },
];

const hrefs = [
  ...new Set(pageIds.flatMap((page) => queries.map((query) => hrefOf({ page, query })))),
  '/no/such/page',
  '/borrow',
];

const starts: readonly Start[] = [
  ...hrefs.map((href): Start => ({ href, found: 'nothing' })),
  ...(
    ['application', 'payment', 'fee', 'rollover', 'restructure', 'card', 'deletion'] as const
  ).map((found) => ({ href: '/', found })),
];

/** Interruptions of a flow, after which the flow is on screen again. */
const interruptions: Record<string, AppStep[]> = {
  'maintenance, shown natively': [happens('maintenance'), end('openMaintenance', 'opened')],
  'maintenance, shown by the app': [
    happens('maintenance'),
    end('openMaintenance', 'noApp'),
    { do: 'answer', event: { type: 'maintenance.closed' } },
  ],
  'customer service': [
    asksFor('customerCenter'),
    end('customerServiceEntrance', 'network'),
    happens('refreshed'),
    end('customerServiceEntrance', 'ways'),
    asks({ type: 'nav.back' }),
  ],
  'the stored agreement': [
    asksFor('agreement'),
    end('readStoredAgreement', 'kept'),
    { do: 'browser', moves: [-1] },
  ],
  permissions: [
    asksFor('permissions'),
    end('readCreditAndLoans', 'sentIn'),
    asks({ type: 'nav.back' }),
  ],
  'the page hidden': [happens('hidden'), happens('shown')],
  'session lost, the same person logs in': [...loginRaised, ...loggedInAgain],
};

const replaced: AppStep[] = [
  happens('loggedOutElsewhere'),
  end('forgetSession', 'done'),
  end('readLoginRecord', 'stored'),
  { do: 'signIn' },
  end('login', 'maria'),
  end('keepSession', 'kept'),
  end('readRemembered', 'stored'),
  end('fetchFlow', 'there'),
];

function leftOpen(walker: Walker) {
  const snapshot = walker.tab().store.snapshot();
  const { activeFlow } = snapshot.context;
  const { borrow, repayment } = snapshot.children;
  const { draft, ticked } = borrow?.getSnapshot().context ?? {};
  return {
    location: selectLocation(snapshot),
    flow: snapshot.children[activeFlow]?.sessionId,
    typed: [draft, ticked, repayment?.getSnapshot().context.count],
  };
}

describe('the whole app', () => {
  let walker: Walker;
  let graph: Graph;
  const snapshot = () => walker.tab().store.snapshot();
  const takeAll = async (steps: readonly AppStep[]) => {
    for (const step of steps) if (walker.can(step)) await walker.take(step);
  };

  beforeAll(async () => {
    const texts = await startTexts('en', company);
    await texts.need(pageNamespaces);
    walker = createWalker(createTabs(texts, visit), texts, replay);
    const bounded = createBounds();
    graph = await explore(walker, starts, {
      steps: () => bounded(snapshot(), stepsNow(walker.tab())),
      page: () => selectLocation(snapshot())?.page ?? null,
      walked: () => !isAnothers(snapshot()),
      calm: () =>
        snapshot().matches({ location: 'inFlow', session: 'signedIn', line: 'online' }) &&
        !isLayered(snapshot()) &&
        !isAnothers(snapshot()),
    });
    for (const { start, steps, findsAttempts } of stories) {
      const storyWalker = createWalker(createTabs(texts, visit, findsAttempts), texts, replay);
      await storyWalker.begin(start);
      for (const step of steps) await storyWalker.take(step);
    }
    enterInLedger(`walks: the whole app in ${graph.nodes.size} states, ${walker.count()} steps`);
  });

  test('has no fault in any of its more than two thousand walked states', () => {
    expect(graph.nodes.size).toBeGreaterThan(2_000);
    const unfinished = [...graph.nodes.values()].filter(({ left }) => left.length > 0);
    expect(unfinished.length).toBeLessThan(graph.nodes.size / 20);
  });

  test('reaches every state of every machine, or the model gives a reason', () => {
    const missing = appModels
      .flatMap(({ machine }) => nodesOf(machine))
      // A history state is never active.
      .filter(({ id, type }) => type !== 'history' && !visited.has(id))
      .map(({ id }) => id);
    const reasons = appModels.flatMap(({ unreachedInApp = {} }) => Object.keys(unreachedInApp));
    expect(missing.toSorted()).toEqual(reasons.toSorted());
  });

  test('has a path to home, login or customer service from every walked state, even without a server', () => {
    expect(deadEndsOf(graph)).toEqual([]);
  });

  test.each([0, 1])(
    'restores the borrower’s state after every interruption of a flow, and opens home for another borrower: half %i',
    async (half) => {
      const calm = [...graph.nodes.values()].filter((node) => node.calm);
      expect(calm.length).toBeGreaterThan(300);
      for (const node of calm.filter((_, index) => index % 2 === half)) {
        await walker.begin(node.start);
        await takeAll(wayTo(node));
        for (const [name, steps] of Object.entries(interruptions)) {
          const before = leftOpen(walker);
          await takeAll(steps);
          const after = leftOpen(walker);
          if (!isDeepStrictEqual(after, before)) {
            const sentence = `After “${name}” the person is not where they were.`;
            walker.tell([{ sentence, should: readableText(before), is: readableText(after) }]);
          }
        }
        await takeAll(replaced);
        expect(selectLocation(snapshot())?.page).toBe('home');
      }
    },
  );
});
