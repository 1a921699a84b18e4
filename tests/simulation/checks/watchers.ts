import { booksBalance } from './books-balance.ts';
import { confirmedOnce } from './confirmed-once.ts';
import { history } from './history.ts';
import { nobodyElses } from './nobody-elses.ts';
import { outcomeKnown } from './outcome-known.ts';
import { pagesAgree } from './pages-agree.ts';
import { keepsProperties } from '../properties/properties.ts';
import { sentOnce } from './sent-once.ts';
import { told } from './told-is-booked.ts';
import { unbroken } from './unbroken.ts';
import type { MakeWatcher } from './watcher.ts';

/** Everything that is checked in every world: one line each. */
export const watchers: readonly MakeWatcher[] = [
  unbroken,
  sentOnce,
  confirmedOnce,
  pagesAgree,
  nobodyElses,
  outcomeKnown,
  booksBalance,
  told,
  history,
  keepsProperties,
];
