import { selectProfileView } from '#machines/profile/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { AccountSecurityScreen } from './account-security.tsx';
import { AgreementListScreen } from './agreement-list.tsx';
import { SettingScreen } from './setting.tsx';

/** The screens of the flow. */
export const pages = pagesOf<'profile'>()({
  select: selectProfileView,
  screens: {
    setting: SettingScreen,
    agreementList: AgreementListScreen,
    accountSecurity: AccountSecurityScreen,
  },
});
