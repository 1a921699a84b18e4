import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountGrid } from '#domain/amount.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { Ring } from '#components/ring.tsx';
import { Scene } from '#components/scene.tsx';
import { bayong } from '#components/scenes/bayong.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { CreditCard as Kind, HomeView } from '#machines/home/view.ts';

type Props = { view: HomeView; send: (event: HomeEvent) => void };

const scenes = {
  apply: bayong,
  resume: envelope,
  reviewing: lantern,
  rejected: calendar,
} satisfies Record<Exclude<Kind, 'limit'>, ReactNode>;

/** What the borrower's credit offers now: applying, going on, waiting, or a limit. */
export function CreditCard(props: Props) {
  const { view, send } = props;
  const { t } = useTranslation('home');
  const card = view.credit?.card;
  if (!card) return null;
  if (card === 'limit') return <LimitCard {...props} />;
  const native = card === 'apply' || card === 'resume';
  return (
    <Card tone="sea">
      <Scene drawing={scenes[card]} />
      <Stack gap="tight">
        <Text tone="lead" align="center">
          {t(`${card}.title`)}
        </Text>
        <Text align="center">{t(`${card}.text`)}</Text>
      </Stack>
      <Button
        busy={view.applying}
        onPress={() => send({ type: native ? 'credit.applied' : 'credit.opened' })}
      >
        {t(`${card}.action`)}
      </Button>
    </Card>
  );
}

function LimitCard({ view: { quota, credit, loans, openingLimit }, send }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const open = () => send({ type: 'limit.opened' });
  if (!quota) {
    return (
      <Card tone="sea">
        <Scene drawing={calendar} />
        <Text align="center">{t('limit.expired')}</Text>
        <Button busy={openingLimit} onPress={open}>
          {t('limit.renew')}
        </Button>
      </Card>
    );
  }
  const available = formatPeso(quota.availableLimit);
  const total = formatPeso(quota.totalLimit);
  const usedUp = amountGrid(quota) === null;
  const repayFirst = loans.some(({ dueNow }) => dueNow !== null);
  const action = usedUp ? 'see' : 'action';
  return (
    <Card tone="sea">
      <Text tone="lead" align="center">
        {t('limit.title')}
      </Text>
      <Ring
        used={quota.usedCredit}
        total={quota.totalLimit}
        label={t('limit.ring', { available, total })}
      >
        <Amount value={available} size="large" align="center" />
      </Ring>
      <Stack gap="tight">
        <Text tone="secondary" align="center">
          {t('limit.used', { used: formatPeso(quota.usedCredit), total })}
        </Text>
        <Text tone="secondary" align="center">
          {t('limit.valid', { day: formatDay(quota.validUntil, language) })}
        </Text>
        {usedUp && <Text align="center">{t('limit.usedUp')}</Text>}
      </Stack>
      {credit?.expired && (
        <Notice tone="warn" live={false}>
          {t('limit.expired')}
        </Notice>
      )}
      <Button
        kind={repayFirst || usedUp ? 'secondary' : 'primary'}
        busy={openingLimit}
        onPress={open}
      >
        {t(`limit.${credit?.expired ? 'renew' : action}`)}
      </Button>
    </Card>
  );
}
