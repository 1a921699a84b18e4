import type { PlainScreen } from '../shared/flow-pages.ts';
import { AboutUsScreen } from './about-us.tsx';
import { AllAgreementScreen } from './all-agreement.tsx';
import { AntiFraudGuideScreen } from './anti-fraud-guide.tsx';
import { BorrowGuideScreen } from './borrow-guide.tsx';
import { DeletionGuideScreen } from './deletion-guide.tsx';
import { RepayGuideScreen } from './repay-guide.tsx';

/** The guides in one chunk, so that the next one opens without a network. */
export const guideScreens = {
  aboutUs: AboutUsScreen,
  antiFraudGuide: AntiFraudGuideScreen,
  borrowGuide: BorrowGuideScreen,
  repayGuide: RepayGuideScreen,
  deletionGuide: DeletionGuideScreen,
  allAgreement: AllAgreementScreen,
} satisfies Record<string, PlainScreen>;
