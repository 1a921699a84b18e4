import { Theme } from '#domain/theme.ts';
import type { ProfilePorts } from '#machines/profile/ports.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { signedLoansMachine } from '#machines/profile/signed-loans.ts';
import { actor } from '#machines/shared/ports.ts';
import { nobody } from '#services/storage/store.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';

/** Number of loans on a page, each with two documents or more. */
const loansAPage = 20;

/**
 * The theme has no key of its own in the specification: it is kept as a record of this phone, not of a
 * person, as the login form's is, and read before the first paint (index.html). Log out clears it with
 * all such records. A screen's colours say nothing about anybody, but who logs out hands the phone on.
 */
const themeRecord = 'theme';

type Ports = ProfilePorts & { keepTheme: (theme: Theme) => void };

/** The person's own pages on the services of this page. */
export const profileProvider = defineProvider({
  ports: (services): Ports => {
    const { api, storage, showTheme } = services;
    return {
      readTheme: async () => storage.readDraft(nobody, themeRecord, Theme) ?? 'system',
      keepTheme(theme) {
        storage.writeDraft(nobody, themeRecord, theme);
        showTheme(theme);
      },
      // A mark that no row waits for: where it does not come, no message says so.
      hasUnreadMessage: (_, signal) => api.call('hasUnreadMessage', {}, { signal, quiet: true }),
      async getPage({ cursor }, signal) {
        const asked = { limit: loansAPage, ...(cursor !== null && { cursor }) };
        const { loans, next } = await api.call('listSignedDocuments', asked, { signal });
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
