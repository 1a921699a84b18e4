import { type PageId, type Place, pageRow } from '#domain/pages.ts';

/** One entry of the trail; a passing page remembers the entry it stands in for. */
export type Entry = { readonly place: Place; readonly covered?: Entry };

/** The history that should be, oldest first. */
export type Trail = readonly Entry[];

/** A place the person came to, and whether they tapped for it or it came of itself. */
export type Move = { place: Place; tapped: boolean };

const isPassing = ({ place }: Entry) => pageRow(place.page).history === 'passing';

/** Pages that may lie above a passing one (login) without ending it. */
const mayLieAbovePassing = ({ place }: Entry) => {
  const { flow, needsLogin } = pageRow(place.page);
  return flow === 'reading' && !needsLogin;
};

const indexOfPage = (trail: Trail, page: PageId) =>
  trail.findLastIndex(({ place }) => place.page === page);

/** Ends a passing page: the entry it covered comes back, what lay above it goes. */
function afterPassing(trail: Trail): Trail {
  const at = trail.findIndex(isPassing);
  if (at < 0) return trail;
  const covered = trail[at]?.covered;
  return covered ? [...trail.slice(0, at), covered] : trail.slice(0, at);
}

/** Enters a passing page: it stands in for the entry on top. */
function cover(trail: Trail, entry: Entry): Trail {
  const covered = trail.at(-1);
  return [...trail.slice(0, -1), covered ? { ...entry, covered } : entry];
}

/** The trail without its last entries that are later steps of the same flow. */
function beforeLaterSteps(trail: Trail, page: PageId): Trail {
  const { flow, order } = pageRow(page);
  const last = trail.findLastIndex(({ place }) => {
    const row = pageRow(place.page);
    return row.flow !== flow || row.order < order;
  });
  return trail.slice(0, last + 1);
}

function isEarlierStep(from: Place, to: Place): boolean {
  const [before, after] = [pageRow(from.page), pageRow(to.page)];
  return before.flow === after.flow && after.order < before.order;
}

/**
 * The history that should be after a move (design.md):
 *
 * - the same page with another query replaces; a page already below means going back to it;
 * - `bottom` collapses the trail; `last` removes its flow's entries; `passing` leaves no trace;
 * - a move that nobody tapped for replaces, and so does an earlier page of the same flow that is
 *   absent from the trail; everything else pushes.
 */
export function fold(before: Trail, { place, tapped }: Move): Trail {
  const entry: Entry = { place };
  if (isPassing(entry)) {
    const known = indexOfPage(before, place.page);
    return known < 0
      ? cover(before, entry)
      : [...before.slice(0, known), { ...before[known], place }];
  }

  const trail = mayLieAbovePassing(entry) ? before : afterPassing(before);
  const top = trail.at(-1);
  const { flow, history } = pageRow(place.page);
  if (!top || history === 'bottom') return [entry];

  const below = indexOfPage(trail, place.page);
  if (below >= 0) return [...trail.slice(0, below), entry];
  if (history === 'last') {
    return [...trail.filter((other) => pageRow(other.place.page).flow !== flow), entry];
  }
  if (!tapped) return [...trail.slice(0, -1), entry];
  if (isEarlierStep(top.place, place)) return [...beforeLaterSteps(trail, place.page), entry];
  return [...trail, entry];
}
