import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/failure.ts';
import { Callable } from '#components/buttons/callable.tsx';
import { Until } from '#components/page/until.tsx';
import { failureText, refusedUntilText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';

export function RefusalText({ failure }: { failure: Failure }) {
  const { t } = useTranslation(['common', 'failure']);
  const until = refusedUntilText(t, failure, useLanguage());
  return until === null ? <Callable text={failureText(t, failure)} /> : <Until>{until}</Until>;
}
