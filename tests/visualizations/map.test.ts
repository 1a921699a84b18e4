import { describe, expect, test } from 'vitest';
import { rootModel } from '#machines/root/model.ts';
import { describeMachine, statesIn } from '#machines/description/describe.ts';
import { widthOf } from '#visualizations/layout/font.ts';
import type { Frame } from '#visualizations/layout/layout.ts';
import { cardIds } from '#visualizations/map/cards.ts';
import { readNamedPaths } from '#visualizations/explorer/build/named-paths.ts';
import { endingsIn } from '#visualizations/map/endings.ts';
import { flowMap, type MapLine } from '#visualizations/map/map-layout.ts';
import { cardOf, handoversOf, mapOf } from '#visualizations/map/handovers.ts';
import { mapFonts } from '#visualizations/map/map-fonts.ts';
import { meet, piecesOf } from '#visualizations/layout/geometry.ts';
import { inside, pairs } from './geometry.ts';

const endings = endingsIn(await readNamedPaths());
const handovers = handoversOf(endings);
const map = mapOf(handovers);
const layout = flowMap(endings);
const root = describeMachine(rootModel.machine);

const frameOf = ({ x, y, role, text }: MapLine): Frame => {
  const { size } = mapFonts[role];
  return { x, y: y - size, width: widthOf(text, mapFonts[role]), height: size };
};

const nameOf = (one: Frame): unknown => ('id' in one ? one.id : 'sign');

describe('the map of flows', () => {
  test('has a card for every machine that the root runs', () => {
    const machines = statesIn(root)
      .flatMap(({ invokes }) => invokes)
      .flatMap(({ machine }) => machine ?? []);
    expect([...new Set([...machines, 'root'])].toSorted()).toEqual([...cardIds].toSorted());
  });

  test('has each handover once: on an arrow, or among the common ways', () => {
    const shown = [...map.arrows, ...map.everywhere].flatMap((one) => one.handovers);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBe(handovers.length);
    const drawn = map.arrows.map(({ from, to }) => `${from} > ${to}`);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('has arrows from a flow to the flows that it leads to', () => {
    const leads = (from: string) =>
      map.arrows.filter((arrow) => arrow.from === from).map(({ to }) => to);
    expect(leads('home')).toEqual(
      expect.arrayContaining(['borrow', 'orderProgress', 'repayment', 'coupons', 'bankCardChange']),
    );
    expect(leads('borrow')).toContain('orderProgress');
    expect(leads('repayment')).toEqual(expect.arrayContaining(['rollover', 'restructure']));
    expect(leads('accountDeletion')).toContain('login');
    expect(leads('feedbackTickets')).toEqual([]);
    expect(cardOf('article')).toBe('helpCentre');
  });

  test('describes cards and arrows in words, without names of the code', () => {
    const texts = layout.cards.flatMap(({ name, spoken }) => [name, spoken]);
    const all = [...texts, ...layout.arrows.map(({ words }) => words)];
    expect(all.filter((text) => text === '' || /[a-z][A-Z]|_|undefined/.test(text))).toEqual([]);
  });
});

describe('the layout of the map', () => {
  const { width, height, cards, arrows, sign, stages } = layout;
  const frames = [...cards, sign];

  test('fits a window of 1280 x 720 below the header, with no text under 9 px', () => {
    expect(width).toBeLessThanOrEqual(1280);
    expect(height).toBeLessThanOrEqual(646);
    for (const { size } of Object.values(mapFonts)) expect(size).toBeGreaterThanOrEqual(9);
  });

  test('has no overlapping card or sign', () => {
    for (const [one, other] of pairs<Frame>(frames)) {
      expect(meet(one, other)).toBe(false);
    }
  });

  test('has texts that stay in their card and overlap no other text', () => {
    for (const { id, lines, text, related, ...frame } of cards) {
      for (const { lines: words, ...place } of [
        { ...frame, lines: [...lines, ...text] },
        ...related,
      ]) {
        const covered = words.map(frameOf);
        for (const line of covered) expect(inside(line, place), `card ${id}`).toBe(true);
        for (const [one, other] of pairs(covered))
          expect(meet(one, other), `card ${id}`).toBe(false);
      }
    }
    const rows = sign.lines.map(frameOf);
    for (const row of rows) expect(inside(row, sign)).toBe(true);
    for (const [one, other] of pairs(rows)) expect(meet(one, other)).toBe(false);
    for (const stage of stages) expect(frames.some((one) => meet(frameOf(stage), one))).toBe(false);
  });

  test('has arrows that cross no card', () => {
    for (const { from, to, points } of arrows) {
      const over = piecesOf(points, 0).flatMap((piece) => frames.filter((one) => meet(piece, one)));
      expect(over.map(nameOf), `${from} > ${to}`).toEqual([]);
    }
  });
});
