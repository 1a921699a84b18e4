import { useTranslation } from 'react-i18next';
import type { Location } from '#domain/pages.ts';
import { Button } from '#components/buttons/button.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { RichText } from '#components/lists/rich-text.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { Section } from '#components/page/section.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { BackPage } from '../shared/back-page.tsx';
import { RetryButton } from '../shared/load-state.tsx';
import { ServiceButton } from '../shared/service-button.tsx';
import { ArticlesProblem } from './articles-problem.tsx';
import type { HelpCentreProps } from './props.ts';
import { ArticleVote } from './vote.tsx';

type Props = HelpCentreProps & {
  /** Sanitised; null without an article. */
  html: string | TrustedHTML | null;
};

const centre: Location = { page: 'customerCenter', query: {} };

/** `/customer/questionContent`: one article with the borrower's vote (S2). */
export function ArticleScreen({ view, html, send, request }: Props) {
  const { t } = useTranslation(['helpCentre', 'title', 'failure']);
  const language = useLanguage();
  const { article, gone, failure } = view;
  return (
    <BackPage title={t('title:article')} request={request}>
      {!article && !gone && failure === null && (
        <Skeleton label={t('helpCentre:article.loading')} shapes={['title', 'line', 'line']} />
      )}
      {!article && failure !== null && (
        <ErrorState
          title={t('helpCentre:article.failedTitle')}
          text={failureText(t, failure)}
          actions={
            <>
              <RetryButton send={send} />
              <ServiceButton request={request} />
            </>
          }
        />
      )}
      {gone && (
        <EmptyState
          scene={envelope}
          title={t('helpCentre:article.goneTitle')}
          text={t('helpCentre:article.goneText')}
          actions={
            <Button onPress={() => request({ type: 'location.requested', location: centre })}>
              {t('helpCentre:article.toCentre')}
            </Button>
          }
        />
      )}
      {article && html !== null && (
        <Stack gap="loose">
          <ArticlesProblem view={view} send={send} />
          {article.language !== language && (
            <Notice tone="info" live={false}>
              {t(`helpCentre:otherLanguage.${article.language}`)}
            </Notice>
          )}
          <div lang={article.language}>
            <Section title={article.title}>
              <RichText html={html} label={t('helpCentre:article.label')} />
            </Section>
          </div>
          <ArticleVote view={view} questionId={article.questionId} send={send} request={request} />
        </Stack>
      )}
    </BackPage>
  );
}
