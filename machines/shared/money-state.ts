import { tell } from './reload.ts';

/**
 * The common part of the states in which a flow runs the child `moneyAction`. The state names
 * neither back nor reloads, so the machine refuses both events; because of the tag, the root opens
 * no page above it on forward. The machine's setup must have the action `tellMoney`.
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
