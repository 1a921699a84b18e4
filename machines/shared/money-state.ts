import { tell } from './reload.ts';

/**
 * The common part of every state that runs the child `moneyAction`. The state names neither back
 * nor reloads, so it refuses them; because of the tag, the root opens no page above it on forward.
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
