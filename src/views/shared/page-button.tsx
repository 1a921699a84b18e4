import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageId, Query } from '#domain/pages.ts';
import { Button } from '#components/buttons/button.tsx';
import { supportIcon } from '#components/icons/support.ts';
import type { RootRequest } from '#machines/root/context.ts';

type Look = Pick<ComponentProps<typeof Button>, 'kind' | 'icon'>;
type Request = { request: (request: RootRequest) => void };

/** Opens another page of the app. */
export function PageButton({
  page,
  query = {},
  request,
  children,
  ...look
}: Look & Request & { page: PageId; query?: Query; children: string }) {
  return (
    <Button
      {...look}
      onPress={() => request({ type: 'location.requested', location: { page, query } })}
    >
      {children}
    </Button>
  );
}

export function HomeButton(props: Look & Request) {
  const { t } = useTranslation('common');
  return (
    <PageButton {...props} page="home">
      {t('home')}
    </PageButton>
  );
}

export function SupportButton(props: Look & Request) {
  const { t } = useTranslation('title');
  return (
    <PageButton {...props} page="customerCenter" icon={supportIcon}>
      {t('customerCenter')}
    </PageButton>
  );
}
