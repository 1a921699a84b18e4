import { useTranslation } from 'react-i18next';
import { lostNumberArticle } from '#domain/service/help-articles.ts';
import { hrefOf, type Location } from '#domain/pages.ts';
import { LinkButton } from '#components/buttons/link-button.tsx';
import type { RootRequest } from '#machines/root/context.ts';

const lostNumber: Location = { page: 'article', query: { questionId: lostNumberArticle } };

/** A link to the article about logins without a code. */
export function LostNumber({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation('common');
  return (
    <LinkButton
      href={hrefOf(lostNumber)}
      onPress={() => request({ type: 'location.requested', location: lostNumber })}
    >
      {t('lostNumber')}
    </LinkButton>
  );
}
