import { describe, expect, test } from 'vitest';
import { isFlowId } from '#machines/flows.ts';
import { arrive, hashOf, type Link, linkOf, linkTo } from '#visualizations/explorer/flows/link.ts';
import { activeStates, flowIds, flowNamed, leavesOf } from '#visualizations/explorer/flows/flow.ts';
import {
  beginTrail,
  hasMore,
  momentOf,
  openTrail,
  optionsOf,
  takeGesture,
  takeStep,
} from '#visualizations/explorer/flows/trail.ts';
import { search } from '#visualizations/explorer/flows/search.ts';
import type { ShownText } from '#visualizations/explorer/flows/texts.ts';

const login = flowNamed('login');
const typed = (field: string, value: string) => ({ type: 'entry.changed', field, value });
const byPassword = { type: 'method.chosen', method: 'password' };

describe('the possible steps', () => {
  test.each(flowIds)('%s: take known transitions and enter known states', (id) => {
    const flow = flowNamed(id);
    for (const start of Object.keys(flow.model.starts)) {
      const { world } = momentOf(beginTrail(flow, start));
      for (const { world: next } of optionsOf(flow, world)) {
        expect(next.taken.every((one) => flow.transitions.has(one))).toBe(true);
        expect(activeStates(next).every((one) => flow.states.has(one))).toBe(true);
      }
    }
  });
});

describe('a newly opened flow', () => {
  const opened = flowIds.map((id) => ({ id, trail: openTrail(flowNamed(id)) }));

  test('shows the state after the replies of its services, not a skeleton', () => {
    const leaves = (id: string) => {
      const { world } = momentOf(openTrail(flowNamed(id)));
      return leavesOf(activeStates(world)).join(' ');
    };
    expect(leaves('home')).toBe('home.showing.fresh');
    expect(leaves('borrow')).toBe('borrow.limit');
    expect(leaves('repayment')).toBe('repayment.due.choosing');
    expect(leaves('orderProgress')).toContain('reviewing');
    const busy = opened
      .filter(({ id }) => isFlowId(id))
      .filter(({ trail }) => momentOf(trail).world.snapshot.hasTag('busy'));
    expect(busy.map(({ id }) => id)).toEqual([]);
  });

  test('is at its last moment, has not ended, and is restored from a link', () => {
    for (const { id, trail } of opened) {
      expect(hasMore(trail)).toBe(false);
      expect(momentOf(trail).world.snapshot.status).toBe('active');
      const flow = flowNamed(id);
      const link = linkOf(hashOf(linkTo(flow, trail, null)));
      const again = link.place === 'flow' ? arrive(flow, link) : null;
      expect(again?.problem).toBeNull();
      expect(again?.trail.at).toBe(trail.at);
    }
  });
});

describe('a trail', () => {
  const begun = beginTrail(login, 'fresh');
  const chosen = takeStep(login, begun, { type: 'user', event: byPassword });

  test('contains a text that is typed letter by letter as one step', () => {
    const letters = ['j', 'ju', 'juan'].reduce(
      (trail, value) => takeGesture(login, trail, typed('username', value)),
      chosen,
    );
    expect(letters.moments).toHaveLength(3);
    expect(momentOf(letters).step).toEqual({ type: 'user', event: typed('username', 'juan') });
    const next = takeGesture(login, letters, typed('password', 'p'));
    expect(next.moments).toHaveLength(4);
  });
});

describe('a link', () => {
  const links: Link[] = [
    { place: 'overview' },
    { place: 'live' },
    { place: 'flow', flow: 'login', start: null, steps: [], state: 'login.checkingPassword' },
    {
      place: 'flow',
      flow: 'login',
      start: 'fresh',
      steps: ['method.chosen~2', 'smsCode=breaks', 'clock:ticked', '+1000', 'a~{"type":"a/ñ%"}'],
      state: null,
    },
  ];

  test.each(links)('$place: is read back after writing', (link) => {
    expect(linkOf(hashOf(link))).toEqual(link);
  });

  test('opens the overview if it is empty or unreadable', () => {
    for (const hash of ['', '#', '#/', '#/%E0%A4%A']) {
      expect(linkOf(hash)).toEqual({ place: 'overview' });
    }
  });

  test.each([
    [{ start: 'gone', steps: [], state: null }, /no longer starts/, 1],
    [
      { start: 'fresh', steps: ['method.chosen~2', 'loginByPassword=ok'], state: null },
      /Step 2/,
      2,
    ],
    [{ start: 'fresh', steps: ['gone.pressed'], state: null }, /Step 1/, 1],
    [{ start: 'fresh', steps: [], state: 'login.gone' }, /no state/, 1],
  ])('reports its outdated parts: %j', (link, problem, moments) => {
    const arrival = arrive(login, { place: 'flow', flow: 'login', ...link });
    expect(arrival.problem).toMatch(problem);
    expect(arrival.trail.moments).toHaveLength(moments);
  });
});

describe('search', () => {
  const texts: ShownText[] = [
    { text: 'Mag-log in', language: 'fil', flow: 'login', path: 0, at: 1 },
  ];

  test('finds a state by words of its label, an event by its name, and a Filipino text', () => {
    expect(search('checking mobile', texts)[0]).toMatchObject({
      kind: 'state',
      state: 'login.checkingMobile',
    });
    expect(search('login.submitted', texts)).toContainEqual(
      expect.objectContaining({ kind: 'event', flow: 'login' }),
    );
    expect(search('mag-log', texts)).toContainEqual(
      expect.objectContaining({ kind: 'text', language: 'fil', path: '1', at: 1 }),
    );
  });
});
