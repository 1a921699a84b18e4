import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf, type Location, type PageId, type PageOf } from '#domain/pages.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Scene } from '#components/page/scene.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import type { RootRequest } from '#machines/root/context.ts';
import { BackPage } from '../shared/back-page.tsx';

type Request = (request: RootRequest) => void;

type Props = {
  page: PageOf<'info'>;
  intro: string;
  scene?: ReactNode;
  next?: readonly PageId[];
  request: Request;
  children: ReactNode;
};

export function GuidePage({ page: id, intro, scene, next = [], request, children }: Props) {
  const { t } = useTranslation(['guides', 'title']);
  return (
    <BackPage title={t(`title:${id}`)} request={request} hero={scene && <Scene drawing={scene} />}>
      <Stack gap="loose">
        <Text tone="lead">{intro}</Text>
        {children}
        {next.length > 0 && (
          <List label={t('guides:next')}>
            {next.map((page) => (
              <PageLink key={page} page={page} request={request} />
            ))}
          </List>
        )}
      </Stack>
    </BackPage>
  );
}

type LinkProps = { page: PageId; detail?: string; request: Request };

export function PageLink({ page, detail, request }: LinkProps) {
  const { t } = useTranslation('title');
  const location: Location = { page, query: {} };
  return (
    <ListItem
      label={t(page)}
      detail={detail}
      href={hrefOf(location)}
      onPress={() => request({ type: 'location.requested', location })}
    />
  );
}
