import type { ComponentType } from 'react';
import type { PageOf } from '#domain/pages.ts';
import { selectPermissionsView } from '#machines/permissions/view.ts';
import { selectHelpCentreView } from '#machines/help-centre/view.ts';
import { guideScreens } from '#views/guides/pages.tsx';
import { PermissionsScreen } from '#views/guides/permissions.tsx';
import { CustomerCenterScreen } from '#views/help-centre/customer-center.tsx';
import { textPages } from '#views/info/pages.tsx';
import { ArticleScreen } from '../screens/article-screen.tsx';
import { AgreementScreen } from '../screens/agreement-screen.tsx';
import { machineScreen } from '../screens/machine-screen.tsx';
import { plainScreen } from '../screens/plain-screen.tsx';

export const infoScreens: Record<PageOf<'info'>, ComponentType> = {
  agreement: AgreementScreen,
  customerCenter: machineScreen(
    ({ helpCentre }) => helpCentre,
    selectHelpCentreView,
    CustomerCenterScreen,
  ),
  article: machineScreen(({ helpCentre }) => helpCentre, selectHelpCentreView, ArticleScreen),
  permissions: machineScreen(
    ({ permissions }) => permissions,
    selectPermissionsView,
    PermissionsScreen,
  ),
  service: plainScreen(textPages.service),
  privacy: plainScreen(textPages.privacy),
  error: plainScreen(textPages.error),
  accountDeleted: plainScreen(textPages.accountDeleted),
  aboutUs: plainScreen(guideScreens.aboutUs),
  antiFraudGuide: plainScreen(guideScreens.antiFraudGuide),
  borrowGuide: plainScreen(guideScreens.borrowGuide),
  repayGuide: plainScreen(guideScreens.repayGuide),
  deletionGuide: plainScreen(guideScreens.deletionGuide),
  allAgreement: plainScreen(guideScreens.allAgreement),
};
