import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hrefOf, type Location, locationOf, type PageId } from '#domain/pages.ts';
import { afterStep, type BrowserStack, nextStep } from '#app/navigation/reconcile.ts';
import { forAll } from '#tests/for-all.ts';
import { createTab } from './simulated-history.ts';

type Answer = Parameters<typeof createTab>[1]['answer'];

const at = (page: PageId, query: Location['query'] = {}): Location => ({ page, query });

const steps: Partial<Record<PageId, PageId>> = { confirm: 'quota', quota: 'limit', limit: 'home' };
const stepwise: Answer = (event, now) => {
  if (event.type === 'nav.forward') return event.location;
  const before = now && steps[now.page];
  return before ? at(before) : now;
};
const refusing: Answer = (_, now) => now;

function tabAt(pages: readonly PageId[], answer: Answer = stepwise) {
  const tab = createTab('/', { answer });
  for (const page of pages) tab.to(at(page));
  return tab;
}

const storedIn = ({ records }: ReturnType<typeof createTab>) =>
  JSON.stringify(records.read('history', v.unknown()));

beforeEach(() => void vi.useFakeTimers());

describe('the projector on the browser’s history', () => {
  it('sends one `nav.back` to the chart for each entry that the borrower went back', () => {
    const tab = tabAt(['home', 'limit', 'quota', 'confirm']);
    tab.move(-2);
    expect(tab.browser.entries()[1]).toBe('[/borrow/loop_quota]');
    tab.move(2);
    expect(tab.browser.href()).toBe('/borrow/confirm_borrow');
  });

  it('undoes a refused back without losing entries', () => {
    const tab = tabAt(['home', 'limit', 'quota', 'confirm'], refusing);
    tab.move(-3);
    expect(tab.browser.href()).toBe('/borrow/confirm_borrow');
    expect(tab.browser.entries()).toHaveLength(4);
    expect(tab.backsAtRoot).toEqual([]);
  });

  it('lets back close a question above the first page, and leaves no entry below the page', () => {
    const link = '/repay/repay?loanOrderId=loan-1';
    const tab = createTab(link, {
      answer(_, now) {
        tab.hold(false);
        return now;
      },
    });
    tab.to(at('repay', { loanOrderId: 'loan-1' }), false);
    tab.hold(true);
    expect(tab.browser.entries()).toEqual([link, `[${link}]`]);
    tab.move(-1);
    expect([tab.browser.entries(), tab.backsAtRoot]).toEqual([[`[${link}]`, link], []]);
    tab.hold(true);
    const reloaded = createTab(link, { answer: refusing, before: tab });
    reloaded.to(at('repay', { loanOrderId: 'loan-1' }), false);
    reloaded.back();
    expect(reloaded.backsAtRoot).toEqual([link]);
  });

  it('does not treat a fragment as a step forward, and goes back from its entry', () => {
    const sent: string[] = [];
    const tab = tabAt(['home', 'limit', 'quota'], (event, now) => {
      sent.push(event.type);
      return stepwise(event, now);
    });
    tab.fragment();
    // The borrower can reach the entry again; it has no effect.
    tab.move(1);
    expect(sent).toEqual([]);
    const entries = ['/', '/borrow/loop_quota', '[/borrow/confirm_quota]'];
    expect(tab.browser.entries().slice(0, 3)).toEqual(entries);
    tab.move(-1);
    expect(sent).toEqual(['nav.back']);
  });

  it('forgets the entries forward of a fragment, which the browser has removed', () => {
    const tab = tabAt(['home', 'limit']);
    tab.back();
    tab.settle();
    expect(storedIn(tab)).toContain('loop_quota');
    tab.fragment();
    tab.settle();
    expect(storedIn(tab)).not.toContain('loop_quota');
  });

  it('waits for a back or forward whose location the chart opens asynchronously', () => {
    const tab = tabAt(['home', 'limit', 'quota'], () => null);
    tab.move(-1);
    tab.to(at('home'));
    expect(tab.browser.entries()[0]).toBe('[/]');
    tab.to(at('review'));
    tab.move(-1);
    tab.to(at('home'));
    tab.move(1);
    tab.to(at('review'), false);
    expect(tab.browser.entries()).toEqual(['/', '[/borrow/review]']);
  });

  it.each([
    ['goes back after a reload with a stored history', true, '[/borrow/loop_quota]'],
    [
      'replaces no entry below after a reload without a stored history',
      false,
      '/borrow/loop_quota',
    ],
  ])('%s', (_, isStored, below) => {
    const before = tabAt(['home', 'limit', 'quota']);
    if (!isStored) before.records.drop('history');
    const after = createTab('/', { answer: stepwise, before });
    after.to(at('quota'), false);
    after.back();
    expect(after.browser.entries().slice(0, 2)).toEqual(['/', below]);
  });

  it('completes its own traversal if a traversal by the borrower was already in flight', () => {
    let refuses = false;
    const tab = tabAt(['home', 'limit', 'quota', 'confirm'], (event, now) =>
      refuses ? now : stepwise(event, now),
    );
    tab.move(-1);
    refuses = true;
    tab.move(-2, 1);
    expect(tab.browser.href()).toBe('/borrow/confirm_quota');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('writes the address of an entry that does not have the expected one', () => {
    const tab = tabAt(['home', 'limit']);
    tab.browser.move(-1);
    tab.browser.navigate('/privacy', { replace: true });
    tab.browser.move(1);
    tab.to(at('home'));
    expect(tab.browser.entries()[0]).toBe('[/]');
  });

  it('retries a step back after one second if the browser ignored it', () => {
    const tab = tabAt(['home', 'limit']);
    const go = vi.spyOn(tab.browser.history, 'go').mockImplementationOnce(() => undefined);
    tab.to(at('home'));
    vi.advanceTimersByTime(999);
    expect(go).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    tab.settle();
    expect(tab.browser.entries()).toEqual(['[/]', '/borrow/loop_quota']);
  });
});

it('the steps of reconcile reach the wanted entries within the history, with two traversals at most', () => {
  const hrefs = fc.constantFrom('/', '/a', '/b', '/c', '/d');
  const stacks = fc
    .array(hrefs, { minLength: 1, maxLength: 8 })
    .chain((all) => fc.nat(all.length - 1).map((position) => ({ hrefs: all, position })));
  const wanted = fc.array(hrefs, { minLength: 1, maxLength: 6 });
  forAll(stacks, wanted, (start, goal) => {
    let stack: BrowserStack = start;
    let traversals = 0;
    for (let step = nextStep(stack, goal); step; step = nextStep(stack, goal)) {
      stack = afterStep(stack, step);
      expect(stack.hrefs[stack.position]).toBeDefined();
      if (step.type === 'go') traversals += 1;
      expect(traversals).toBeLessThanOrEqual(2);
    }
    expect(stack.position).toBe(goal.length - 1);
    expect(stack.hrefs.slice(0, goal.length)).toEqual(goal);
  });
});

const pages = fc.constantFrom<PageId>('home', 'limit', 'quota', 'confirm', 'privacy', 'login');
const act = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('to' as const), pages, fc.boolean()) },
  fc.tuple(
    fc.constant('move' as const),
    fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 4 }),
  ),
  fc.tuple(fc.constant('hold' as const), fc.boolean()),
  fc.constantFrom(['back'] as const, ['fragment'] as const, ['attach'] as const),
  fc.tuple(fc.constant('reload' as const), fc.boolean()),
);

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Entries of fragments: far ahead, before the router has attached, and after a traversal. */
const knownFailures: [Act[], boolean, boolean, boolean][] = [
  [
    [
      ['to', 'privacy', true],
      ['fragment'],
      ['to', 'confirm', false],
      ['to', 'home', false],
      ['move', [2]],
    ],
    false,
    true,
    false,
  ],
  [
    [
      ['to', 'limit', true],
      ['reload', true],
      ['to', 'home', false],
      ['to', 'privacy', false],
      ['fragment'],
      ['reload', false],
    ],
    false,
    false,
    false,
  ],
  [
    [
      ['to', 'confirm', true],
      ['to', 'privacy', false],
      ['fragment'],
      ['move', [-1, 2]],
      ['to', 'quota', false],
    ],
    false,
    false,
    false,
  ],
];

describe('the projector, after any moves of the borrower in the browser,', () => {
  it('shows the chart’s location, stores the entries that the browser has, and leaves no timer', () => {
    const property = fc.property(
      fc.array(act, { maxLength: 30 }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (acts, refuses, ahead, late) => {
        const answer: Answer = (event, now) => {
          const refused = event.type === 'nav.forward' ? !ahead : refuses;
          return refused ? now : stepwise(event, now);
        };
        let tab = createTab('/', { answer, late });
        const rest = () => {
          // A traversal without an effect times out after a second.
          for (let turn = 0; turn < 5; turn += 1) {
            vi.advanceTimersByTime(1_000);
            tab.settle();
          }
        };
        for (const [kind, first, second] of acts) {
          if (kind === 'to') tab.to(at(first), second);
          else if (kind === 'move') tab.move(...first);
          else if (kind === 'hold') tab.hold(first);
          else if (kind !== 'reload') tab[kind]();
          else {
            rest();
            tab = createTab('/', { answer, before: tab, late: first });
            tab.to(locationOf(tab.browser.href(), ''), false);
          }
        }
        tab.attach();
        rest();
        const location = tab.location();
        expect(tab.browser.href()).toBe(location ? hrefOf(location) : '/');
        expect(vi.getTimerCount()).toBe(0);
        const Mirror = v.object({ base: v.number(), hrefs: v.array(v.string()) });
        const mirror = tab.records.read('history', Mirror);
        if (!mirror) return;
        const end = mirror.base + mirror.hrefs.length;
        expect(tab.browser.all().slice(mirror.base, end)).toEqual(mirror.hrefs);
      },
    );
    fc.assert(property, { examples: knownFailures });
  });
});
