import { isProof } from '#tests/depth.ts';

/** The channels of each kind: a counter that takes whole pesos, one that takes centavos, bills, a code. */
export const channelsOfEachKind = {
  'whole pesos': { channelId: 'seven-eleven', name: '7-Eleven' },
  centavos: { channelId: 'cebuana', name: 'Cebuana Lhuillier' },
  bills: { channelId: 'gcash-bills', name: 'GCash' },
  code: { channelId: 'qr-ph', name: 'QR Ph' },
} as const;

/** What is paid, in pesos, of what the number is for. */
export const sums = {
  exact: (amount: number) => amount,
  part: () => 1_000,
  over: (amount: number) => amount + 700,
  'with centavos': () => 1_000.5,
} as const;

/** What became of number or loan before the counter took the money. */
export const numberStates = [
  'alive',
  'expired',
  'replaced',
  'loan settled',
  'rolled over',
  'restructuring',
] as const;

/** When the lender hears of it. */
export const postings = { now: '0s', later: '1h', never: 'never' } as const;

export type Kind = keyof typeof channelsOfEachKind;
export type Sum = keyof typeof sums;
export type NumberState = (typeof numberStates)[number];
export type Posting = keyof typeof postings;

/** What a counter answers that does not take a sum, for a number of so many pesos. */
type Refusal = (amount: number) => string;

/** The sums that a kind of channel does not take, with what it says. */
const refusals: Partial<Record<Kind, Partial<Record<Sum, Refusal>>>> = {
  'whole pesos': { 'with centavos': () => '7-Eleven takes whole pesos only.' },
  code: {
    part: (amount) => `This code is for ${amount} pesos exactly.`,
    over: (amount) => `This code is for ${amount} pesos exactly.`,
    'with centavos': (amount) => `This code is for ${amount} pesos exactly.`,
  },
};

export type Cell = {
  kind: Kind;
  sum: Sum;
  state: NumberState;
  posting: Posting;
  /** Null where the counter takes it. */
  refused: Refusal | null;
};

const keysOf = <Key extends string>(table: Record<Key, unknown>): Key[] =>
  Object.keys(table).filter((key): key is Key => key in table);

/** Every cell of the grid (M2), from the tables above. */
const allCells: Cell[] = keysOf(channelsOfEachKind).flatMap((kind) =>
  keysOf(sums).flatMap((sum) =>
    numberStates.flatMap((state) =>
      keysOf(postings).map((posting) => ({
        kind,
        sum,
        state,
        posting,
        refused: refusals[kind]?.[sum] ?? null,
      })),
    ),
  ),
);

/** The quarter of the gate: each kind in each state, where each sum is posted at each time by turns. */
const isInGate = ({ kind, sum, state, posting }: Cell): boolean => {
  const places = [
    Object.keys(channelsOfEachKind).indexOf(kind),
    Object.keys(sums).indexOf(sum),
    numberStates.indexOf(state),
    Object.keys(postings).indexOf(posting),
  ];
  return places.reduce((all, place) => all + place, 0) % Object.keys(sums).length === 0;
};

/** The cells that are played. */
export const cells: Cell[] = isProof ? allCells : allCells.filter(isInGate);
