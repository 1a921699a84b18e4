import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryButton } from '../shared/load-state.tsx';
import type { HelpCentreProps } from './props.ts';

type Props = Pick<HelpCentreProps, 'send'> & {
  view: Pick<HelpCentreProps['view'], 'failure' | 'list' | 'waysFailure'>;
};

export function ArticlesProblem({ view: { failure, list, waysFailure }, send }: Props) {
  const { t } = useTranslation(['helpCentre', 'common', 'failure']);
  const language = useLanguage();
  if (failure === null) return null;
  const standing = list
    ? t('common:staleSince', { time: formatInstant(list.receivedAt, language) })
    : t('helpCentre:articles.failed');
  return (
    <Notice
      tone="offline"
      // If the contacts failed too, their retry button reloads both.
      action={waysFailure === null && <RetryButton kind="quiet" send={send} />}
    >
      {failureText(t, failure)} {standing}
    </Notice>
  );
}
