import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { AttemptsEvent, MoneyNews as News } from '#machines/attempts/attempts.machine.ts';

type Props = {
  view: News;
  send: (event: Extract<AttemptsEvent, { type: 'outcome.closed' }>) => void;
};

/** The outcome of an abandoned attempt, shown until the borrower closes it. */
export function MoneyNews({ view: { kind, at, taken }, send }: Props) {
  const { t } = useTranslation('attempts');
  const time = formatInstant(at, useLanguage());
  return (
    <div className="app-news">
      <Notice
        tone={taken ? 'success' : 'warn'}
        title={t(taken ? `${kind}.taken` : `${kind}.notTaken`)}
        action={
          <Button kind="secondary" onPress={() => send({ type: 'outcome.closed' })}>
            {t('close')}
          </Button>
        }
      >
        {t(taken ? 'taken' : 'notTaken', { time })}
      </Notice>
    </div>
  );
}
