import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { PrintButton } from '#components/buttons/print-button.tsx';
import { ShareButton } from '#components/buttons/share-button.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { CompanyBlock } from '#views/shared/company-block.tsx';

type Props = {
  title: string;
  /** Time of the figures by the server's clock, in milliseconds. */
  receivedAt: number;
  /** The content as plain lines, for copying and sharing. */
  lines: readonly string[];
  request: (request: RootRequest) => void;
  children: ReactNode;
};

/** The frame of a loan's documents (R4). */
export function Paper({ title, receivedAt, lines, request, children }: Props) {
  const { t } = useTranslation(['loanStory', 'repayment']);
  const language = useLanguage();
  const asOf = t('loanStory:papers.asOf', { time: formatInstant(receivedAt, language) });
  const text = [`Hiram: ${title}`, asOf, ...lines].join('\n');
  return (
    <BackPage
      title={title}
      subtitle={asOf}
      request={request}
      footer={
        <>
          <PrintButton label={t('loanStory:papers.print')} />
          <ShareButton
            label={t('loanStory:papers.share')}
            // In other apps, a line may break at any space.
            text={text.replaceAll('\u00A0', ' ')}
            copiedText={t('loanStory:papers.copied')}
            failedText={t('loanStory:papers.copyFailed')}
          />
        </>
      }
    >
      <Stack gap="loose">
        {children}
        <CompanyBlock />
      </Stack>
    </BackPage>
  );
}
