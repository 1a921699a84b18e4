import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/service/feedback.ts';
import { hrefOf, type Location } from '#domain/pages.ts';
import { Icon } from '#components/page/icon.tsx';
import { globeIcon } from '#components/icons/globe.ts';
import { searchIcon } from '#components/icons/search.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { ArticlesProblem } from './articles-problem.tsx';
import type { HelpCentreProps } from './props.ts';

export function Articles({ view, send, request }: HelpCentreProps) {
  const { t } = useTranslation('helpCentre');
  const { list, found, failure, search } = view;
  return (
    <Section title={t('centre')}>
      <Stack>
        <ArticlesProblem view={view} send={send} />
        {!list && failure === null && (
          <Skeleton label={t('articles.loading')} shapes={['row', 'row', 'row']} />
        )}
        {list && (
          <>
            <TextField
              label={t('search.label')}
              type="search"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              value={search}
              onChange={(text) => send({ type: 'search.changed', text })}
              prefix={<Icon drawing={searchIcon} size="small" />}
            />
            <output>
              {found &&
                (found.length === 0
                  ? t('search.none')
                  : t('search.found', { count: found.length }))}
            </output>
            {found && found.length > 0 && (
              <ArticleList label={t('centre')} articles={found} request={request} />
            )}
            {!found &&
              list.topics.map(({ title, questions }) => (
                <Section key={title} title={title}>
                  <ArticleList label={title} articles={questions} request={request} />
                </Section>
              ))}
          </>
        )}
      </Stack>
    </Section>
  );
}

type ListProps = Pick<HelpCentreProps, 'request'> & {
  label: string;
  articles: readonly Question[];
};

function ArticleList({ label, articles, request }: ListProps) {
  const { t } = useTranslation('helpCentre');
  const language = useLanguage();
  return (
    <List label={label}>
      {articles.map(({ questionId, title, language: written }) => {
        const location: Location = { page: 'article', query: { questionId } };
        return (
          <ListItem
            key={questionId}
            label={title}
            trailing={
              written !== language && (
                <StatusChip tone="neutral" icon={globeIcon} label={t(`language.${written}`)} />
              )
            }
            href={hrefOf(location)}
            onPress={() => request({ type: 'location.requested', location })}
          />
        );
      })}
    </List>
  );
}
