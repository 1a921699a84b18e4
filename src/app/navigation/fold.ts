import { type Location, pageRow, type Query } from '#domain/pages.ts';
import { detailsPages } from '#domain/loans/loan-pages.ts';

/** `hidden`: the entry that a transient page replaces. */
export type Entry = { readonly location: Location; readonly hidden?: Entry };

/** The wanted history, oldest first. */
export type Trail = readonly Entry[];

export type Move = { location: Location; tapped: boolean };

const isTransient = ({ location }: Entry) => pageRow(location.page).history === 'transient';

/** Whether an entry may be above a transient page (login) without ending it. */
const mayCoverTransient = ({ location }: Entry) => {
  const { flow, needsLogin } = pageRow(location.page);
  return flow === 'info' && !needsLogin;
};

const isDetails = ({ page }: Location) => detailsPages.includes(page);

const areOfTwoOrders = (one: Query, other: Query): boolean =>
  one.loanOrderId !== undefined &&
  other.loanOrderId !== undefined &&
  one.loanOrderId !== other.loanOrderId;

/** Finds the last entry of a page with any query. Details of another loan are another entry. */
const indexOfPage = (trail: Trail, to: Location) =>
  trail.findLastIndex(
    ({ location }) =>
      location.page === to.page && !(isDetails(to) && areOfTwoOrders(location.query, to.query)),
  );

/**
 * The trail after a reload. Entries below the last root page (home) do not count, nor does login
 * below a page that ends it, because the browser may have gone forward to a very old entry.
 *
 * @param found the pages of the browser's history up to the current one, oldest first
 */
export function trailFound(found: readonly Location[]): Trail {
  const root = found.findLastIndex(({ page }) => pageRow(page).history === 'root');
  const entries = found.slice(Math.max(0, root)).map((location): Entry => ({ location }));
  return entries.filter(
    (entry, index) => !isTransient(entry) || entries.slice(index + 1).every(mayCoverTransient),
  );
}

function afterTransient(trail: Trail): Trail {
  const at = trail.findIndex(isTransient);
  if (at < 0) return trail;
  const hidden = trail[at]?.hidden;
  return hidden ? [...trail.slice(0, at), hidden] : trail.slice(0, at);
}

function enterTransient(trail: Trail, entry: Entry): Trail {
  const hidden = trail.at(-1);
  return [...trail.slice(0, -1), hidden ? { ...entry, hidden } : entry];
}

/** Removes the last entries that are the same or later steps of the same flow and loan order. */
function beforeLaterSteps(trail: Trail, { page, query }: Location): Trail {
  const { flow, order } = pageRow(page);
  const last = trail.findLastIndex(({ location }) => {
    const row = pageRow(location.page);
    return row.flow !== flow || row.order < order || areOfTwoOrders(location.query, query);
  });
  return trail.slice(0, last + 1);
}

function isEarlierStep(from: Location, to: Location): boolean {
  const [before, after] = [pageRow(from.page), pageRow(to.page)];
  return before.flow === after.flow && after.order < before.order;
}

/**
 * Whether details lead to other details of the same loan order, because its status changed (S4).
 */
function isNextDetails(from: Location, to: Location): boolean {
  const bothDetails = isDetails(from) && isDetails(to);
  return bothDetails && from.query.loanOrderId === to.query.loanOrderId;
}

/**
 * Returns the wanted history after a move. By default, a tap pushes, and any other move replaces.
 */
export function fold(before: Trail, { location, tapped }: Move): Trail {
  const entry: Entry = { location };
  if (isTransient(entry)) {
    const known = indexOfPage(before, location);
    return known < 0
      ? enterTransient(before, entry)
      : [...before.slice(0, known), { ...before[known], location }];
  }

  const trail = mayCoverTransient(entry) ? before : afterTransient(before);
  const top = trail.at(-1);
  const { flow, history } = pageRow(location.page);
  if (!top || history === 'root') return [entry];

  const below = indexOfPage(trail, location);
  if (below >= 0) return [...trail.slice(0, below), entry];
  const others = trail.filter((other) => pageRow(other.location.page).flow !== flow);
  if (history === 'terminal' && (tapped || others.length < trail.length)) return [...others, entry];
  if (!tapped || isNextDetails(top.location, location)) return [...trail.slice(0, -1), entry];
  if (isEarlierStep(top.location, location)) return [...beforeLaterSteps(trail, location), entry];
  return [...trail, entry];
}
