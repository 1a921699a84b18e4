import { joinPages } from '#app/screens/join-pages.ts';
import { selectProfileView } from '#machines/profile/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { AccountSecurityScreen } from './account-security.tsx';
import { AgreementListScreen } from './agreement-list.tsx';
import { SettingScreen } from './setting.tsx';

export const pages = pagesOf<'profile'>()({
  select: selectProfileView,
  screens: {
    setting: SettingScreen,
    agreementList: AgreementListScreen,
    accountSecurity: AccountSecurityScreen,
  },
});

export const screens = joinPages(pages);
export { profileProvider as provider } from './provider.ts';
export { profileFlow as descriptor } from '#machines/profile/view.ts';
