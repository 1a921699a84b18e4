import * as v from 'valibot';

export const themes = ['system', 'light', 'dark'] as const;
export const Theme = v.picklist(themes);
export type Theme = (typeof themes)[number];
