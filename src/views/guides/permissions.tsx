import { useTranslation } from 'react-i18next';
import { neverRequested, type Permission, permissions } from '#domain/account/permissions.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PermissionsView } from '#machines/permissions/view.ts';
import type { ScreenProps } from '../shared/screen.ts';
import { GuidePage } from './guide-page.tsx';

type Props = ScreenProps<PermissionsView, never>;

/**
 * `/permissions` (S2, L2, NPC Circular 2022-02): why the app uses a permission, and how to turn it
 * off.
 */
export function PermissionsScreen({ view, request }: Props) {
  const { t } = useTranslation('guides');
  return (
    <GuidePage
      page="permissions"
      intro={t('permissions.intro')}
      next={['privacy', 'customerCenter']}
      request={request}
    >
      {permissions.map(({ id, needed }) => (
        <PermissionPart
          key={id}
          id={id}
          needed={needed}
          purposeMet={view.purposesMet.includes(id)}
        />
      ))}
      <Section title={t('permissions.never.title')}>
        <Text>{t('permissions.never.text')}</Text>
        <List label={t('permissions.never.title')}>
          {neverRequested.map((id) => (
            <ListItem key={id} label={t(`permissions.never.items.${id}`)} />
          ))}
        </List>
      </Section>
    </GuidePage>
  );
}

type PartProps = { id: Permission; needed: boolean; purposeMet: boolean };

function PermissionPart({ id, needed, purposeMet }: PartProps) {
  const { t } = useTranslation('guides');
  const facts = [
    [t('permissions.purpose'), t(`permissions.${id}.purpose`)],
    [t('permissions.moment'), t(`permissions.${id}.moment`)],
    [t('permissions.needed'), needed ? t('permissions.yes') : t('permissions.no')],
    [t('permissions.refused'), t(`permissions.${id}.refused`)],
    [t('permissions.turnOff'), t('permissions.howOff')],
  ] as const;
  return (
    <Section title={t(`permissions.${id}.name`)}>
      <Stack>
        {purposeMet && (
          <Notice tone="success" live={false} title={t('permissions.offNow')}>
            {t(`permissions.${id}.met`)}
          </Notice>
        )}
        {facts.map(([label, words]) => (
          <Stack key={label} gap="tight">
            <Text tone="secondary">{label}</Text>
            <Text>{words}</Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
