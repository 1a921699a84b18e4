import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyPhase, MoneyView } from '#machines/money-action/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { Button } from '#components/buttons/button.tsx';
import { Loading } from '#components/page/loading.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { HomeButton, SupportButton } from './page-button.tsx';

type MoneyUnderWay = MoneyView & { phase: MoneyPhase };

type Words = `money.${'title' | MoneyPhase}`;

type Props = {
  /** Null without a money action. */
  money: MoneyView | null;
  words: (key: Words) => string;
  /** The amounts that this page sent; hidden for an attempt of another page or visit. */
  children?: ReactNode;
  onCheck: () => void;
  request: (request: RootRequest) => void;
};

/** Null unless the money action is in flight. */
export function underWay(money: MoneyView | null): MoneyUnderWay | null {
  return money?.phase ? { ...money, phase: money.phase } : null;
}

/** No exit while the money is being sent; the borrower may leave while the outcome is unknown. */
export function MoneyPage({ money: view, words, children, onCheck, request }: Props) {
  const { t } = useTranslation(['common', 'failure']);
  const money = underWay(view);
  if (!money) return null;
  const { phase, overdue, failure } = money;
  const title = phase === 'sending' ? words('money.title') : t(`common:money.${phase}`);
  return (
    <Page
      title={title}
      hero={<Scene drawing={boat} />}
      footer={phase !== 'sending' && <Ways {...{ money, onCheck, request }} />}
    >
      <Stack gap="loose">
        <Stack>
          <Loading label={title} variant={2} hideLabel />
          <Text align="center">{words(`money.${phase}`)}</Text>
        </Stack>
        {overdue && <Notice tone="warn">{t('common:money.overdue')}</Notice>}
        {failure && (
          <Notice
            tone="offline"
            title={t('common:money.notAsked')}
            action={
              money.needsLogin && (
                <Button kind="secondary" onPress={() => request({ type: 'login.requested' })}>
                  {t('common:money.logIn')}
                </Button>
              )
            }
          >
            {failureText(t, failure)}
          </Notice>
        )}
        {!money.another && children}
      </Stack>
    </Page>
  );
}

type WaysProps = Pick<Props, 'onCheck' | 'request'> & { money: MoneyUnderWay };

function Ways({ money: { phase, overdue }, onCheck, request }: WaysProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {(phase === 'waiting' || phase === 'late') && (
        <Button kind="secondary" onPress={onCheck}>
          {t('money.check')}
        </Button>
      )}
      <SupportButton kind={overdue ? 'primary' : 'quiet'} request={request} />
      <HomeButton kind="quiet" request={request} />
    </>
  );
}
