import { isProof } from '#tests/depth.ts';

export const channelsOfEachKind = {
  'whole pesos': { channelId: 'seven-eleven', name: '7-Eleven' },
  centavos: { channelId: 'cebuana', name: 'Cebuana Lhuillier' },
  bills: { channelId: 'gcash-bills', name: 'GCash' },
  code: { channelId: 'qr-ph', name: 'QR Ph' },
} as const;

/** Pesos that are paid, by the amount of the number. */
export const sums = {
  exact: (amount: number) => amount,
  part: () => 1_000,
  over: (amount: number) => amount + 700,
  'with centavos': () => 1_000.5,
} as const;

/** State at the time when the counter receives the money. */
export const numberStates = [
  'alive',
  'expired',
  'replaced',
  'loan settled',
  'rolled over',
  'restructuring',
] as const;

/** Delay until the lender posts the money. */
export const postings = { now: '0s', later: '1h', never: 'never' } as const;

export type Kind = keyof typeof channelsOfEachKind;
export type Sum = keyof typeof sums;
export type NumberState = (typeof numberStates)[number];
export type Posting = keyof typeof postings;

/** The counter's message; `amount` is that of the number. */
type Refusal = (amount: number) => string;

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
  /** Null if the counter accepts the amount. */
  refused: Refusal | null;
};

const keysOf = <Key extends string>(table: Record<Key, unknown>): Key[] =>
  Object.keys(table).filter((key): key is Key => key in table);

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

/** A quarter of the cells: each kind in each state, with amounts and posting times in turn. */
const isInGate = ({ kind, sum, state, posting }: Cell): boolean => {
  const places = [
    Object.keys(channelsOfEachKind).indexOf(kind),
    Object.keys(sums).indexOf(sum),
    numberStates.indexOf(state),
    Object.keys(postings).indexOf(posting),
  ];
  return places.reduce((all, place) => all + place, 0) % Object.keys(sums).length === 0;
};

export const cells: Cell[] = isProof ? allCells : allCells.filter(isInGate);
