import { asAgreed } from './as-agreed.ts';
import { creditReturns } from './credit-returns.ts';
import { history } from './history.ts';
import { secretsNotStored } from './secrets-not-stored.ts';
import { lastKnownHolds } from './last-known.ts';
import { ownDataOnly } from './own-data-only.ts';
import { requestFormat } from './request-format.ts';
import { outcomeKnown } from './outcome-known.ts';
import { pagesAgree } from './pages-agree.ts';
import { paidMoneyDisplayed } from './paid-money-displayed.ts';
import { keepsProperties } from '../properties/properties.ts';
import { secondPaymentWarned } from './second-payment-warned.ts';
import { sessionsHold } from './sessions.ts';
import { tabsAgree } from './tabs-agree.ts';
import { outcomesMatchLedger } from './outcomes-match-ledger.ts';
import { ledgerBalances, machinesRun } from './reported.ts';
import { confirmedOnce, oneAnswer, rightTime, sentOnce, validRequests } from './requests.ts';
import { draftsSurvive } from './drafts-survive.ts';
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
  outcomeKnown,
  ledgerBalances,
  outcomesMatchLedger,
  paidMoneyDisplayed,
  secondPaymentWarned,
  history,
  waysWork,
  creditReturns,
  keepsProperties,
];
