import { hasTurn } from '#tests/depth.ts';

/** Tags a test of the gate (`npm test`). Tests without the tag run in the proof only. */
export const gate = { tag: '@gate' };

/** Tags the parts of a long list that the gate runs at this commit. */
export const gateByTurn = (index: number) => (hasTurn(index) ? gate : {});

const moneyNets = 3;

/** Tags a test for the gate, which runs one of the three tests (`net`) of each kind of money. */
export const gateOf = (place: number, net: number) => (place % moneyNets === net ? gate : {});
