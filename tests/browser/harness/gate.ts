import { defaultLanguage, type Language } from '#domain/language.ts';
import { hasTurn } from '#tests/depth.ts';

/** Tags a test of the gate (`npm test`). Tests without the tag run in the proof only. */
export const gate = { tag: '@gate' };

/** The gate runs such a test in the default language only. */
export const gateIn = (language: Language) => (language === defaultLanguage ? gate : {});

/** Tags the parts of a long list that the gate runs at this commit. */
export const gateByTurn = (index: number) => (hasTurn(index) ? gate : {});

const moneyNets = 3;

export const gateOf = (place: number, net: number) => (place % moneyNets === net ? gate : {});
