import { useTranslation } from 'react-i18next';
import { neverAsked, type Permission, permissions } from '#domain/permissions.ts';
import { FigureList, FigureRow } from '#components/figure-row.tsx';
import { Notice } from '#components/notice.tsx';
import { Section } from '#components/section.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import type { PermissionsView } from '#machines/permissions/view.ts';
import type { ScreenProps } from '../screen.ts';
import { GuidePage } from './guide-page.tsx';

type Props = ScreenProps<PermissionsView, never>;

/**
 * `/permissions`: what the app asks the phone for, when, what for, and how to take it back; and that
 * it can be taken back once its purpose is met (S2, L2, NPC Circular 2022-02).
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
        <ul>
          {neverAsked.map((id) => (
            <li key={id}>{t(`permissions.never.items.${id}`)}</li>
          ))}
        </ul>
      </Section>
    </GuidePage>
  );
}

type PartProps = { id: Permission; needed: boolean; purposeMet: boolean };

function PermissionPart({ id, needed, purposeMet }: PartProps) {
  const { t } = useTranslation('guides');
  return (
    <Section title={t(`permissions.${id}.name`)}>
      <Stack>
        {purposeMet && (
          <Notice tone="success" live={false} title={t('permissions.offNow')}>
            {t(`permissions.${id}.met`)}
          </Notice>
        )}
        <FigureList>
          <FigureRow
            label={t('permissions.purpose')}
            value={t(`permissions.${id}.purpose`)}
            words
          />
          <FigureRow label={t('permissions.moment')} value={t(`permissions.${id}.moment`)} words />
          <FigureRow
            label={t('permissions.needed')}
            value={needed ? t('permissions.yes') : t('permissions.no')}
            words
          />
          <FigureRow
            label={t('permissions.refused')}
            value={t(`permissions.${id}.refused`)}
            words
          />
          <FigureRow label={t('permissions.turnOff')} value={t('permissions.howOff')} words />
        </FigureList>
      </Stack>
    </Section>
  );
}
