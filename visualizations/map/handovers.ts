import { type PageId, pageIds, pageRow } from '#domain/pages.ts';
import { isFlowId } from '#machines/flows.ts';
import { appModels } from '#machines/models.ts';
import { describeMachine, statesIn } from '#machines/description/describe.ts';
import { outcomeWords, pageText, anyOf } from '#visualizations/wording/names/words-with-params.ts';
import { capital, wordsOf } from '#machines/description/words.ts';
import { type CardId, cardIds, isCardId } from './cards.ts';
import type { Endings } from './endings.ts';
import { tapsOf } from './taps.ts';

export type Handover = {
  from: CardId;
  to: CardId;
  page: PageId;
  /** Type of the machine's end; null for a tap. */
  outcome: string | null;
  /** Text of the button or link; null for an end. */
  tap: string | null;
};

/** Cards of the pages outside flows, by page: the card's machine names the page in its chart. */
function ownersByChart(): ReadonlyMap<string, CardId> {
  const owners = new Map<string, CardId>();
  for (const { machine } of appModels) {
    const { id } = machine;
    if (!isCardId(id) || id === 'root' || isFlowId(id)) continue;
    for (const { page } of statesIn(describeMachine(machine))) if (page) owners.set(page, id);
  }
  return owners;
}

const byChart = ownersByChart();

export function cardOf(page: PageId): CardId {
  const { flow } = pageRow(page);
  return flow === 'info' ? (byChart.get(page) ?? 'root') : flow;
}

export const pagesOf = (card: CardId): PageId[] => pageIds.filter((page) => cardOf(page) === card);

const endsOf = (from: CardId, endings: Endings): Handover[] =>
  (endings[from] ?? []).map(({ type, page }) => ({
    from,
    to: cardOf(page),
    page,
    outcome: type,
    tap: null,
  }));

const tapsFrom = (from: CardId): Handover[] =>
  tapsOf(from)
    .map(({ words, page }) => ({ from, to: cardOf(page), page, outcome: null, tap: words }))
    .filter(({ to }) => to !== from && (from !== 'root' || isOwnOfRoot(to)));

/** The root's outlines include the screens of flows and of login, which are not its own pages. */
const isOwnOfRoot = (to: CardId): boolean => !isFlowId(to) && to !== 'login';

export const handoversOf = (endings: Endings): Handover[] =>
  cardIds.flatMap((card) => [...endsOf(card, endings), ...tapsFrom(card)]);

/** `leave`, or a page to which at least half of the cards lead. */
export type Everywhere = 'leave' | PageId;

function commonPages(handovers: readonly Handover[]): ReadonlySet<PageId> {
  const sources = new Map<PageId, Set<CardId>>();
  for (const { from, page } of handovers) {
    sources.set(page, (sources.get(page) ?? new Set()).add(from));
  }
  const common = [...sources].filter(([, cards]) => cards.size * 2 >= cardIds.length);
  return new Set(common.map(([page]) => page));
}

export type Arrow = { from: CardId; to: CardId; words: string[]; handovers: Handover[] };

/** `everywhere`: the common ways, which have no arrow. */
export type FlowMap = {
  arrows: Arrow[];
  everywhere: { what: Everywhere; handovers: Handover[] }[];
};

function wordsOfEnds(type: string, pages: readonly PageId[]): string {
  const opened = anyOf(pages.map((page) => `“${pageText(page)}”`));
  if (type === 'opens') return `Opens ${opened}`;
  return `${capital(outcomeWords[type] ?? wordsOf(type))}: ${opened}`;
}

function wordsOfArrow(handovers: readonly Handover[]): string[] {
  const byType = new Map<string, PageId[]>();
  for (const { outcome, page } of handovers) {
    if (outcome === null) continue;
    byType.set(outcome, [...(byType.get(outcome) ?? []), page]);
  }
  const ends = [...byType].map(([type, pages]) => wordsOfEnds(type, pages));
  const opened = [...byType.values()].flat().map(pageText);
  const taps = handovers.flatMap(({ tap }) => (tap === null || opened.includes(tap) ? [] : [tap]));
  if (taps.length === 0) return ends;
  return [...ends, `Taps ${anyOf([...new Set(taps)].map((tap) => `“${tap}”`))}`];
}

/** Each handover is part of one arrow, or of a common way. */
export function mapOf(handovers: readonly Handover[]): FlowMap {
  const common = commonPages(handovers);
  const arrows = new Map<string, Arrow>();
  const everywhere = new Map<Everywhere, Handover[]>();
  for (const one of handovers) {
    const what = one.outcome === 'left' ? 'leave' : common.has(one.page) ? one.page : null;
    if (what !== null) {
      everywhere.set(what, [...(everywhere.get(what) ?? []), one]);
      continue;
    }
    const key = `${one.from} > ${one.to}`;
    const known = arrows.get(key)?.handovers ?? [];
    arrows.set(key, { from: one.from, to: one.to, words: [], handovers: [...known, one] });
  }
  return {
    arrows: [...arrows.values()].map((arrow) => ({
      ...arrow,
      words: wordsOfArrow(arrow.handovers),
    })),
    everywhere: [...everywhere].map(([what, all]) => ({ what, handovers: all })),
  };
}
