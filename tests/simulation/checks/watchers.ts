import { asAgreed } from './as-agreed.ts';
import { asksRightly } from './asks-rightly.ts';
import { asksTwice } from './asks-twice.ts';
import { booksBalance } from './books-balance.ts';
import { confirmedOnce } from './confirmed-once.ts';
import { creditReturns } from './credit-returns.ts';
import { history } from './history.ts';
import { keepsNothing } from './keeps-nothing.ts';
import { lastKnownHolds } from './last-known.ts';
import { nobodyElses } from './nobody-elses.ts';
import { oneAnswer } from './one-answer.ts';
import { onTheLine } from './on-the-line.ts';
import { outcomeKnown } from './outcome-known.ts';
import { pagesAgree } from './pages-agree.ts';
import { paidIsTold } from './paid-is-told.ts';
import { picturesHold } from './pictures.ts';
import { popupsHold } from './popups.ts';
import { keepsProperties } from '../properties/properties.ts';
import { rightTime } from './right-time.ts';
import { sentOnce } from './sent-once.ts';
import { sessionsHold } from './sessions.ts';
import { tabsAgree } from './tabs-agree.ts';
import { told } from './told-is-booked.ts';
import { totalsAddUp } from './totals-add-up.ts';
import { typedKept } from './typed-kept.ts';
import { unbroken } from './unbroken.ts';
import { waysWork } from './ways-work.ts';
import type { MakeWatcher } from './watcher.ts';

/** All watchers of every world. */
export const watchers: readonly MakeWatcher[] = [
  unbroken,
  sentOnce,
  confirmedOnce,
  asAgreed,
  oneAnswer,
  asksRightly,
  rightTime,
  sessionsHold,
  onTheLine,
  tabsAgree,
  keepsNothing,
  lastKnownHolds,
  typedKept,
  pagesAgree,
  nobodyElses,
  popupsHold,
  picturesHold,
  outcomeKnown,
  booksBalance,
  told,
  paidIsTold,
  asksTwice,
  totalsAddUp,
  history,
  waysWork,
  creditReturns,
  keepsProperties,
];
