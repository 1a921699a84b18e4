import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { CreditStage } from '#domain/loans/home.ts';
import { Button } from '#components/buttons/button.tsx';
import { Card } from '#components/page/card.tsx';
import { Scene } from '#components/page/scene.tsx';
import { bayong } from '#components/scenes/bayong.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { HomeView } from '#machines/home/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { LimitCard } from './limit-card.tsx';

type Props = {
  view: HomeView;
  send: (event: HomeEvent) => void;
  request: (request: RootRequest) => void;
};

/** The card of the borrower's limit or credit order, by its stage. */
export function CreditCard(props: Props) {
  const { view, send } = props;
  const { t } = useTranslation('home');
  const stage = view.credit?.stage;
  switch (stage) {
    case undefined:
      return null;
    case 'limit':
      return <LimitCard {...props} />;
    case 'rejected':
      return <RejectedCard {...props} />;
    default:
      return (
        <StageCard stage={stage} text={t(`${stage}.text`)}>
          <Button
            busy={view.applying}
            onPress={() =>
              send({ type: stage === 'reviewing' ? 'credit.opened' : 'credit.applied' })
            }
          >
            {t(`${stage}.action`)}
          </Button>
        </StageCard>
      );
  }
}

const scenes = {
  apply: bayong,
  resume: envelope,
  reviewing: lantern,
  rejected: calendar,
} satisfies Record<Exclude<CreditStage, 'limit'>, ReactNode>;

type StageProps = { stage: keyof typeof scenes; text: string; children: ReactNode };

function StageCard({ stage, text, children }: StageProps) {
  const { t } = useTranslation('home');
  return (
    <Card tone="sea">
      <Scene drawing={scenes[stage]} />
      <Stack gap="tight">
        <Text tone="lead" align="center">
          {t(`${stage}.title`)}
        </Text>
        <Text align="center">{text}</Text>
      </Stack>
      {children}
    </Card>
  );
}

function RejectedCard({ view, send }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const day = view.credit?.applyAgainOn ?? null;
  const text =
    day === null ? t('rejected.again') : t('rejected.until', { day: formatDay(day, language) });
  return (
    <StageCard stage="rejected" text={text}>
      {day === null && (
        <Button busy={view.applying} onPress={() => send({ type: 'credit.applied' })}>
          {t('rejected.apply')}
        </Button>
      )}
      <Button
        kind={day === null ? 'quiet' : 'primary'}
        onPress={() => send({ type: 'credit.opened' })}
      >
        {t('rejected.action')}
      </Button>
    </StageCard>
  );
}
