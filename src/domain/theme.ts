import * as v from 'valibot';

/** The theme of the app: always light, always dark, or the phone's. */
export const themes = ['system', 'light', 'dark'] as const;
export const Theme = v.picklist(themes);
export type Theme = (typeof themes)[number];
