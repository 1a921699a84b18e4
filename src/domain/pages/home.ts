import { step, type PageRow } from './row.ts';

export const homePages = {
  home: {
    ...step,
    path: '/',
    transaction: 'credit',
    flow: 'home',
    history: 'root',
  },
} as const satisfies Record<string, PageRow>;
