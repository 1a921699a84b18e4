import { open, type PageRow } from './row.ts';

export const loginPages = {
  login: {
    ...open,
    path: '/login',
    transaction: 'credit',
    flow: 'login',
    history: 'transient',
  },
} as const satisfies Record<string, PageRow>;
