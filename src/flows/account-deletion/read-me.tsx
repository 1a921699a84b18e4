import { useTranslation } from 'react-i18next';
import { hrefOf, isInfoPage, type Location } from '#domain/pages.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import { documentIcon } from '#components/icons/document.ts';
import { downloadIcon } from '#components/icons/download.ts';
import { supportIcon } from '#components/icons/support.ts';
import type { DeletionBlocker } from '#domain/account/deletion.ts';
import type { AccountDeletionProps } from './props.ts';
import { Blockers } from './blockers.tsx';
import { OverpaidAtDeletion } from './overpaid.tsx';

type Props = AccountDeletionProps & { blockers: readonly DeletionBlocker[] };

const ways = [
  { page: 'accountSecurity', words: 'readMe.export', icon: downloadIcon },
  { page: 'deletionGuide', words: 'readMe.guide', icon: documentIcon },
  { page: 'customerCenter', words: 'readMe.ask', icon: supportIcon },
] as const;

/**
 * The step READ_ME of a deletion (D1): the blockers, an overpayment, the deleted and the retained
 * data, and links.
 */
export function ReadMe({ blockers, view: { overpaid }, send, request }: Props) {
  const { t } = useTranslation('accountDeletion');
  const open = (location: Location) =>
    isInfoPage(location.page)
      ? request({ type: 'location.requested', location })
      : send({ type: 'page.opened', location });
  return (
    <>
      {blockers.length > 0 && <Blockers blockers={blockers} open={open} />}
      {overpaid && <OverpaidAtDeletion overpaid={overpaid} open={open} />}
      <Text tone="lead">{t('readMe.lead')}</Text>
      <Section title={t('readMe.deleted')}>
        <List label={t('readMe.deleted')}>
          {t('readMe.deletedParts', { returnObjects: true }).map((part) => (
            <ListItem key={part} label={part} />
          ))}
        </List>
      </Section>
      <Section title={t('readMe.kept')}>
        <List label={t('readMe.kept')}>
          {t('readMe.keptParts', { returnObjects: true }).map(({ what, why }) => (
            <ListItem key={what} label={what} detail={why} />
          ))}
        </List>
      </Section>
      <Text>{t('readMe.later')}</Text>
      <Section title={t('readMe.before')}>
        <List label={t('readMe.before')}>
          {ways.map(({ page, words, icon }) => (
            <ListItem
              key={page}
              icon={icon}
              label={t(`${words}.label`)}
              detail={t(`${words}.detail`)}
              href={hrefOf({ page, query: {} })}
              onPress={() => open({ page, query: {} })}
            />
          ))}
        </List>
      </Section>
    </>
  );
}
