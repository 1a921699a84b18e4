import { useTranslation } from 'react-i18next';
import { type DeletionBlocker, pageOfBlocker } from '#domain/account/deletion.ts';
import { hrefOf, type Location } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Until } from '#components/page/until.tsx';

type Props = {
  blockers: readonly DeletionBlocker[];
  open: (location: Location) => void;
};

/** The blocker's amount in pesos; undefined without one. */
function amountOf(blocker: DeletionBlocker): string | undefined {
  if ('amount' in blocker) return formatPeso(blocker.amount);
  return 'centavos' in blocker ? formatPeso(blocker.centavos / centavosOfPeso) : undefined;
}

/** All blockers of a deletion at once, each with its amount and a link (D1). */
export function Blockers({ blockers, open }: Props) {
  const { t } = useTranslation('accountDeletion');
  const kindOf = (blocker: DeletionBlocker) =>
    blocker.type === 'operation' ? blocker.kind : blocker.type;
  return (
    <Section title={t('blockers.title')}>
      <Notice tone="warn">{t('blockers.text')}</Notice>
      <Until>{t('blockers.until')}</Until>
      <List label={t('blockers.title')}>
        {blockers.map((blocker) => {
          const location = pageOfBlocker(blocker);
          const words = `blockers.${kindOf(blocker)}` as const;
          return (
            <ListItem
              key={JSON.stringify(blocker)}
              label={t(`${words}.label`)}
              value={amountOf(blocker)}
              detail={t(`${words}.detail`, {
                number: 'loanNumber' in blocker ? blocker.loanNumber : '',
              })}
              href={hrefOf(location)}
              onPress={() => open(location)}
            />
          );
        })}
      </List>
    </Section>
  );
}
