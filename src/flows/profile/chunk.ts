import { Theme } from '#domain/theme.ts';
import type { ProfilePorts } from '#machines/profile/ports.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { signedLoansMachine } from '#machines/profile/signed-loans.ts';
import { selectProfileView } from '#machines/profile/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { noUser } from '#services/storage/store.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { AccountSecurityScreen } from './account-security.tsx';
import { AgreementListScreen } from './agreement-list.tsx';
import { SettingScreen } from './setting.tsx';

const loansAPage = 20;

/**
 * The specification has no key for the theme. The record belongs to this phone; index.html reads it
 * before the first paint. Logout clears it, because the next user may be another person.
 */
const themeRecord = 'theme';

type Ports = ProfilePorts & { keepTheme: (theme: Theme) => void };

export const provider = defineProvider({
  ports: (services): Ports => {
    const { api, storage, showTheme } = services;
    return {
      readTheme: async () => storage.readDraft(noUser, themeRecord, Theme) ?? 'system',
      keepTheme(theme) {
        storage.writeDraft(noUser, themeRecord, theme);
        showTheme(theme);
      },
      // The mark is optional, so a failed request shows no message.
      hasUnreadMessage: (_, signal) => api.call('hasUnreadMessage', {}, { signal, quiet: true }),
      async getPage({ cursor }, signal) {
        const request = { limit: loansAPage, ...(cursor !== null && { cursor }) };
        const { loans, next } = await api.call('listSignedDocuments', request, { signal });
        return timed(services, { items: loans, next });
      },
      getSignedDocument: (key, signal) => api.call('signedDocument', key, { signal }),
      async getSecurity(_, signal) {
        const [security, { bankCard }] = await api.callMany(
          [
            { method: 'accountSecurity', data: {} },
            { method: 'operationConfig', data: {} },
          ],
          { signal },
        );
        return timed(services, { ...security, account: bankCard?.account ?? null });
      },
      exportOwnData: (_, signal) => api.call('exportOwnData', {}, { signal }),
    };
  },
  machine: (ports: Ports) =>
    profileMachine.provide({
      actors: {
        readTheme: actor(ports.readTheme),
        hasUnreadMessage: actor(ports.hasUnreadMessage),
        signedLoans: signedLoansMachine.provide({ actors: { getPage: actor(ports.getPage) } }),
        getSignedDocument: actor(ports.getSignedDocument),
        getSecurity: actor(ports.getSecurity),
        exportOwnData: actor(ports.exportOwnData),
      },
      actions: { applyTheme: (_, { theme }) => ports.keepTheme(theme) },
    }),
});

export const pages = pagesOf<'profile'>()({
  select: selectProfileView,
  screens: {
    setting: SettingScreen,
    agreementList: AgreementListScreen,
    accountSecurity: AccountSecurityScreen,
  },
});

export { profileFlow as descriptor } from '#machines/profile/view.ts';
