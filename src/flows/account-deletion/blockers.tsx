import { useTranslation } from 'react-i18next';
import { type DeletionBlocker, pageOfBlocker } from '#domain/account/deletion.ts';
import { formatDeadline } from '#domain/date-format.ts';
import { hrefOf, type Location } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Until } from '#components/page/until.tsx';
import { useLanguage } from '#i18n/use-language.ts';

type Props = {
  blockers: readonly DeletionBlocker[];
  open: (location: Location) => void;
};

function amountOf(blocker: DeletionBlocker): string | undefined {
  if ('amount' in blocker) return formatPeso(blocker.amount);
  return 'centavos' in blocker ? formatPeso(blocker.centavos / centavosOfPeso) : undefined;
}

const kindOf = (blocker: DeletionBlocker) =>
  blocker.type === 'operation' ? blocker.kind : blocker.type;

/** All blockers of a deletion at once (D1). */
export function Blockers({ blockers, open }: Props) {
  const { t } = useTranslation('accountDeletion');
  const language = useLanguage();

  function detailOf(blocker: DeletionBlocker): string {
    const number = 'loanNumber' in blocker ? blocker.loanNumber : '';
    if (blocker.type === 'payoutFailed' && blocker.repairUntil !== undefined) {
      const time = formatDeadline(blocker.repairUntil, language);
      return t('blockers.payoutFailed.until', { number, time });
    }
    if (blocker.type === 'unpostedPayment' && blocker.paysFor) {
      return t(`blockers.unpostedPayment.${blocker.paysFor}`, { number });
    }
    return t(`blockers.${kindOf(blocker)}.detail`, { number });
  }
  return (
    <Section title={t('blockers.title')}>
      <Notice tone="warn">{t('blockers.text')}</Notice>
      <Until>{t('blockers.until')}</Until>
      <List label={t('blockers.title')}>
        {blockers.map((blocker, index) => {
          const location = pageOfBlocker(blocker);
          return (
            <ListItem
              key={index}
              label={t(`blockers.${kindOf(blocker)}.label`)}
              value={amountOf(blocker)}
              detail={detailOf(blocker)}
              href={hrefOf(location)}
              onPress={() => open(location)}
            />
          );
        })}
      </List>
    </Section>
  );
}
