import { pageRow } from '#domain/pages.ts';
import { pageText } from '#visualizations/wording/names/outcomes.ts';
import { type CardId, cardIds } from './cards.ts';
import { type FlowMap, type Handover, pagesOf } from './handovers.ts';
import { nameOf } from './names.ts';

/** A way without an arrow on the map. */
export type SignRow = { name: string; text: string };

/** For example "A, B and C". */
function allOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const sourcesOf = (handovers: readonly Handover[]): CardId[] => [
  ...new Set(handovers.map(({ from }) => from)),
];

/** Flows that lead to another page than home when the borrower leaves them. */
function otherLeaving(handovers: readonly Handover[]): string {
  const pages = new Map<string, CardId[]>();
  for (const { from, page } of handovers) {
    if (page !== 'home') pages.set(page, [...(pages.get(page) ?? []), from]);
  }
  return [...pages]
    .map(
      ([page, from]) =>
        `; ${allOf(from.map(nameOf))} ${from.length === 1 ? 'leads' : 'lead'} to “${pageText(page)}”`,
    )
    .join('');
}

/** Whether the card has pages and all of them open without login. */
export const isOpen = (card: CardId): boolean =>
  pagesOf(card).length > 0 && pagesOf(card).every((page) => !pageRow(page).needsLogin);

/** The arrows that the map leaves out, in words. */
export function signOf({ everywhere }: FlowMap, loggingOut: readonly CardId[]): SignRow[] {
  const of = (what: string) => everywhere.find((one) => one.what === what)?.handovers ?? [];
  const count = (what: string) => sourcesOf(of(what)).length;
  return [
    {
      name: 'Back',
      text: `leaves a flow: to where it was opened from, or home${otherLeaving(of('leave'))}.`,
    },
    {
      name: 'Home, customer service',
      text: `${count('home')} cards have a button to Home, ${count('customerCenter')} one to the Help centre.`,
    },
    {
      name: 'Log out',
      text: `on ${allOf(loggingOut.map(nameOf))} asks once more, then leads to Login.`,
    },
    {
      name: 'Session lost',
      text: 'Login lies above the page. Afterwards the same page is shown; no money is sent twice.',
    },
    {
      name: 'A link',
      text: `from an SMS or a notice opens any page, after Login; without it: ${allOf(cardIds.filter(isOpen).map(nameOf))}.`,
    },
  ];
}
