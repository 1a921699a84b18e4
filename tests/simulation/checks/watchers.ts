import { asAgreed } from './as-agreed.ts';
import { validRequests } from './valid-requests.ts';
import { secondPaymentWarned } from './second-payment-warned.ts';
import { booksBalance } from './books-balance.ts';
import { confirmedOnce } from './confirmed-once.ts';
import { creditReturns } from './credit-returns.ts';
import { history } from './history.ts';
import { secretsNotStored } from './secrets-not-stored.ts';
import { lastKnownHolds } from './last-known.ts';
import { ownDataOnly } from './own-data-only.ts';
import { oneAnswer } from './one-answer.ts';
import { requestFormat } from './request-format.ts';
import { outcomeKnown } from './outcome-known.ts';
import { pagesAgree } from './pages-agree.ts';
import { paidMoneyDisplayed } from './paid-money-displayed.ts';
import { picturesHold } from './pictures.ts';
import { popupsHold } from './popups.ts';
import { keepsProperties } from '../properties/properties.ts';
import { rightTime } from './right-time.ts';
import { sentOnce } from './sent-once.ts';
import { sessionsHold } from './sessions.ts';
import { tabsAgree } from './tabs-agree.ts';
import { outcomesMatchBooks } from './outcomes-match-books.ts';
import { totalsAddUp } from './totals-add-up.ts';
import { draftsSurvive } from './drafts-survive.ts';
import { machinesRun } from './machines-run.ts';
import { waysWork } from './ways-work.ts';
import type { MakeWatcher } from './watcher.ts';

export const watchers: readonly MakeWatcher[] = [
  machinesRun,
  sentOnce,
  confirmedOnce,
  asAgreed,
  oneAnswer,
  validRequests,
  rightTime,
  sessionsHold,
  requestFormat,
  tabsAgree,
  secretsNotStored,
  lastKnownHolds,
  draftsSurvive,
  pagesAgree,
  ownDataOnly,
  popupsHold,
  picturesHold,
  outcomeKnown,
  booksBalance,
  outcomesMatchBooks,
  paidMoneyDisplayed,
  secondPaymentWarned,
  totalsAddUp,
  history,
  waysWork,
  creditReturns,
  keepsProperties,
];
