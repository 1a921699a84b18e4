import * as v from 'valibot';

/** How the app looks: always light, always dark, or as the phone does. */
export const themes = ['system', 'light', 'dark'] as const;
export const Theme = v.picklist(themes);
export type Theme = (typeof themes)[number];
