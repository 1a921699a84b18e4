import { tell } from './reload.ts';

/**
 * What every state has in common that runs the child `moneyAction`: the tag `money`, by which the
 * root blocks leaving and reloading, and the events after which the child looks for the outcome again.
 * The machine's setup must have the action `tellMoney`.
 */
export const moneyState = {
  tags: 'money',
  on: {
    'check.requested': tell('tellMoney'),
    'connection.restored': tell('tellMoney'),
    'session.renewed': tell('tellMoney'),
    'page.shown': tell('tellMoney'),
  },
} as const;
