import type { ReactNode } from 'react';
import type { PageId } from '#domain/pages.ts';
import type { MoneyPhase, MoneyView } from '#machines/money-action/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { Button } from '#components/button.tsx';
import { Loading } from '#components/loading.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Scene } from '#components/scene.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { supportIcon } from '#components/icons/support.ts';

/** Money that is under way. */
export type MoneyUnderWay = MoneyView & { phase: MoneyPhase };

type Words = Record<MoneyPhase, { title: string; text: string }> & {
  overdue: string;
  /** Names why it could not be asked the last time. */
  notAsked: string;
  /** That reason, in words; empty where there is none. */
  reason: string;
  logIn: string;
  check: string;
  support: string;
  home: string;
};

type Props = {
  money: MoneyUnderWay;
  words: Words;
  /** What the money is about. */
  children?: ReactNode;
  onCheck: () => void;
  request: (request: RootRequest) => void;
};

/** What a person sees of money under way; null once it is over. */
export function underWay(money: MoneyView | null): MoneyUnderWay | null {
  return money?.phase ? { ...money, phase: money.phase } : null;
}

/**
 * Money under way: where it stands, what happens next, and a way to a person. While it is sent
 * there is no way from here but its outcome; while that is unknown, the person may go elsewhere.
 */
export function MoneyPage({ money, words, children, onCheck, request }: Props) {
  const { phase, overdue, failure } = money;
  const { title, text } = words[phase];
  return (
    <Page
      title={title}
      hero={<Scene drawing={boat} />}
      footer={phase !== 'sending' && <Ways money={money} {...{ words, onCheck, request }} />}
    >
      <Stack gap="loose">
        <Stack>
          <Loading label={title} hideLabel />
          <Text align="center">{text}</Text>
        </Stack>
        {overdue && <Notice tone="warn">{words.overdue}</Notice>}
        {failure && (
          <Notice
            tone="offline"
            title={words.notAsked}
            action={
              money.needsLogin && (
                <Button kind="secondary" onPress={() => request({ type: 'login.requested' })}>
                  {words.logIn}
                </Button>
              )
            }
          >
            {words.reason}
          </Notice>
        )}
        {children}
      </Stack>
    </Page>
  );
}

/** To ask now, to a person, and home. */
function Ways({
  money: { phase, overdue },
  words,
  onCheck,
  request,
}: Pick<Props, 'money' | 'words' | 'onCheck' | 'request'>) {
  const go = (page: PageId) => () =>
    request({ type: 'location.requested', location: { page, query: {} } });
  return (
    <>
      {(phase === 'waiting' || phase === 'late') && (
        <Button kind="secondary" onPress={onCheck}>
          {words.check}
        </Button>
      )}
      <Button
        kind={overdue ? 'primary' : 'quiet'}
        icon={supportIcon}
        onPress={go('customerCenter')}
      >
        {words.support}
      </Button>
      <Button kind="quiet" onPress={go('home')}>
        {words.home}
      </Button>
    </>
  );
}
