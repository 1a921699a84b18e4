import type { ComponentType } from 'react';
import type { PageOf } from '#domain/pages.ts';
import { selectPermissionsView } from '#machines/permissions/view.ts';
import { selectSupportView } from '#machines/support/view.ts';
import { guideScreens } from '#views/guides/pages.ts';
import { PermissionsScreen } from '#views/guides/permissions.tsx';
import { CustomerCenterScreen } from '#views/info/customer-center.tsx';
import { textPages } from '#views/info/pages.ts';
import { AgreementScreen } from './agreement-screen.tsx';
import { machineScreen } from './machine-screen.tsx';
import { plainScreen } from './plain-screen.tsx';

/** Pages to read, in one chunk: who has read one reads the next without a network (L1). */
export const infoScreens: Record<PageOf<'info'>, ComponentType> = {
  agreement: AgreementScreen,
  customerCenter: machineScreen(({ support }) => support, selectSupportView, CustomerCenterScreen),
  permissions: machineScreen(
    ({ permissions }) => permissions,
    selectPermissionsView,
    PermissionsScreen,
  ),
  service: plainScreen(textPages.service),
  privacy: plainScreen(textPages.privacy),
  error: plainScreen(textPages.error),
  aboutUs: plainScreen(guideScreens.aboutUs),
  antiFraudGuide: plainScreen(guideScreens.antiFraudGuide),
  borrowGuide: plainScreen(guideScreens.borrowGuide),
  repayGuide: plainScreen(guideScreens.repayGuide),
  allAgreement: plainScreen(guideScreens.allAgreement),
};
