import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { documentIcon } from '#components/icons/document.ts';
import { receiptIcon } from '#components/icons/receipt.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = { view: RepaymentView; send: (event: RepaymentEvent) => void };

/** The documents of a loan (R4). */
export function Papers({ view: { story, canCertify }, send }: Props) {
  const { t } = useTranslation(['loanStory', 'title']);
  const language = useLanguage();
  if (!story) return null;
  return (
    <Section title={t('loanStory:papers.title')}>
      <List label={t('loanStory:papers.title')}>
        <ListItem
          icon={receiptIcon}
          label={t('title:statement')}
          onPress={() => send({ type: 'statement.opened' })}
        />
        {canCertify && (
          <ListItem
            icon={receiptIcon}
            label={t('title:certificate')}
            onPress={() => send({ type: 'certificate.opened' })}
          />
        )}
        {story.documents.map(({ kind, hash, agreedAt }) => (
          <ListItem
            key={hash}
            icon={documentIcon}
            label={t(`loanStory:papers.${kind}`)}
            detail={t('loanStory:papers.signed', {
              time: formatInstant(agreedAt, language),
              hash: hash.slice(0, shownOfHash),
            })}
            onPress={() => send({ type: 'document.opened', hash })}
          />
        ))}
      </List>
    </Section>
  );
}

/** Enough characters to distinguish two texts. */
const shownOfHash = 12;
