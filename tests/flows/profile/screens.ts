import type { ContextFrom } from 'xstate';
import { maskMobile } from '#domain/account/mobile.ts';
import { type PageRow, profileRows } from '#flows/profile/rows.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { firstSigned } from '#machines/samples/profile.ts';
import { byPlatform, type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows, staleShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof profileMachine>;

async function rows(ui: Ui, { name, mobile, theme, unread }: Context): Promise<void> {
  await ui.title(ui.t('title:setting'));
  await ui.reads(name ?? ui.t('profile:setting.nameless'), maskMobile(mobile));
  const marked = unread ? ` ${ui.t('profile:setting.unread')}` : '';
  for (const { page } of Object.values<readonly PageRow[]>(profileRows).flat()) {
    await ui.has('link', `${ui.t(`title:${page}`)}${page === 'ticketList' ? marked : ''}`);
  }
  if (!unread) await ui.lacks(ui.t('profile:setting.unread'));
  await ui.reads(having(ui.t(`profile:setting.themes.${theme}`)));
  await ui.has('button', ui.t('profile:setting.logout'));
}

async function signed(ui: Ui, { documentFailure }: Context): Promise<void> {
  await ui.title(ui.t('title:agreementList'));
  for (const { loanNumber, documents } of firstSigned.items) {
    await ui.reads(ui.t('profile:agreements.loan', { number: loanNumber }));
    for (const { kind, hash } of documents) {
      await ui.reads(ui.t(`loanStory:papers.${kind}`), having(hash.slice(0, 12)));
    }
  }
  const notOpened = having(ui.t('profile:agreements.notOpened'));
  await (documentFailure ? ui.reads(notOpened) : ui.lacks(notOpened));
}

/** Only the current device has a mark (P3). */
async function account(ui: Ui, { mobile, security, ownData, ownDataFailure }: Context) {
  await ui.title(ui.t('title:accountSecurity'));
  await ui.lacks(ui.t('profile:security.failed'), ui.t('profile:security.loading'));
  if (!security) throw new Error('the account security is missing');
  await ui.reads(maskMobile(mobile), security.username, ui.t('profile:security.thisDevice'));
  for (const { device } of security.sessions) {
    await ui.reads(device ?? ui.t('profile:security.unknownDevice'));
  }
  const [, former] = security.sessions;
  await ui.lacks(new RegExp(`${former?.device}.*${ui.t('profile:security.thisDevice')}`));
  const none = ui.t('profile:security.noPayout');
  await (security.account ? ui.lacks(none) : ui.reads(none));
  const save = ui.t('profile:ownData.save.text');
  await (ownData ? ui.has('button', save) : ui.lacks(save));
  if (ownDataFailure) await ui.reads(having(failureText(ui.t, ownDataFailure)));
}

/** An open paper of the list of agreements. */
const paper = (title: 'disclosure' | 'restructureAgreement' | 'agreement') =>
  [
    { title: `title:${title}` },
    (ui: Ui, { document }: Context) => ui.reads(document?.hash ?? 'hash'),
  ] as const;

export const screens: FlowScreens<typeof profileMachine> = {
  gestures: {
    // The list of agreements stays in its first state here; its own walk covers the other states.
    async 'retry.pressed'(ui) {
      const retry = ui.t('common:retry');
      return (await ui.offers('button', retry)) ? ui.tap('button', retry) : byPlatform;
    },
    'page.opened': (ui, { location: { page } }) => ui.tap('link', ui.t(`title:${page}`)),
    'languages.opened': (ui) => ui.tap('button', having(ui.t('profile:setting.language'))),
    'themes.opened': (ui) => ui.tap('button', having(ui.t('profile:setting.theme'))),
    'theme.chosen': (ui, { theme }) => ui.tap('button', ui.t(`profile:setting.themes.${theme}`)),
    'sheet.closed': ['button', 'profile:setting.close'],
    'end.reached': ['button', 'profile:agreements.more'],
    'document.opened': (ui, { document }) => {
      const listed = firstSigned.items.flatMap(({ documents }) => documents);
      const found = listed.find(
        (one) => one.orderId === document.orderId && one.kind === document.kind,
      );
      return ui.tap('button', having(found?.hash.slice(0, 12) ?? 'none'));
    },
    'export.requested': ['button', 'profile:ownData.ask', 'profile:ownData.again'],
  },
  shows: {
    readingTheme: (ui, { page }) => ui.title(ui.t(`title:${page}`)),
    choosing: transient,
    'setting.list': rows,
    'setting.choosingLanguage': { dialog: 'profile:setting.language' },
    'setting.choosingTheme': { dialog: 'profile:setting.theme' },
    'agreementList.listed': signed,
    'agreementList.openingDocument': {
      title: 'title:agreementList',
      reads: 'profile:agreements.opening',
    },
    'agreementList.disclosure': paper('disclosure'),
    'agreementList.restructure': paper('restructureAgreement'),
    'agreementList.document': paper('agreement'),
    'accountSecurity.loading': { title: 'title:accountSecurity' },
    'accountSecurity.failed': failedShows('profile:security.failed'),
    'accountSecurity.showing.fresh': account,
    'accountSecurity.showing.refreshing': account,
    'accountSecurity.showing.stale': [account, staleShows],
    'accountSecurity.exporting': [account, { reads: 'profile:ownData.asking' }],
    opened: over,
    left: over,
  },
};
