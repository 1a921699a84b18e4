import type { ReactNode } from 'react';
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

type Props = {
  phase: MoneyPhase;
  overdue: boolean;
  words: Record<MoneyPhase, { title: string; text: string }> & {
    overdue: string;
    check: string;
    support: string;
  };
  /** What the money is about. */
  children?: ReactNode;
  onCheck: () => void;
  request: (request: RootRequest) => void;
};

/** What a person sees of money under way; null once it is over. */
export function underWay(money: MoneyView | null): Pick<Props, 'phase' | 'overdue'> | null {
  return money?.phase ? { phase: money.phase, overdue: money.overdue } : null;
}

/**
 * Money under way: where it stands, what happens next, and a way to a person. There is no way back
 * from here, only its outcome.
 */
export function MoneyPage({ phase, overdue, words, children, onCheck, request }: Props) {
  const { title, text } = words[phase];
  const support = () =>
    request({ type: 'location.requested', location: { page: 'customerCenter', query: {} } });
  return (
    <Page
      title={title}
      hero={<Scene drawing={boat} />}
      footer={
        phase !== 'sending' && (
          <>
            {phase === 'waiting' && (
              <Button kind="secondary" onPress={onCheck}>
                {words.check}
              </Button>
            )}
            <Button kind={overdue ? 'primary' : 'quiet'} icon="support" onPress={support}>
              {words.support}
            </Button>
          </>
        )
      }
    >
      <Stack gap="loose">
        <Stack>
          <Loading label={title} hideLabel />
          <Text align="center">{text}</Text>
        </Stack>
        {overdue && <Notice tone="warn">{words.overdue}</Notice>}
        {children}
      </Stack>
    </Page>
  );
}
