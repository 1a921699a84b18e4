import type { MoneyView } from '#machines/money-action/view.ts';
import { Button } from '#components/button.tsx';
import { Loading } from '#components/loading.tsx';
import { Notice } from '#components/notice.tsx';
import { Stack } from '#components/stack.tsx';

type Words = { title: string; text: string };

type Props = {
  money: MoneyView;
  words: Record<'sending' | 'checking' | 'waiting', Words> & {
    overdue: string;
    check: string;
    support: string;
  };
  onCheck: () => void;
  onSupport: () => void;
};

/** Where money under way stands: always said, with what happens next and a way to a person. */
export function MoneyStatus({ money, words, onCheck, onSupport }: Props) {
  if (!money.phase) return null;
  const { title, text } = words[money.phase];
  return (
    <Stack>
      <Loading label={title} hideLabel />
      <Notice tone="warn" title={title}>
        {text}
      </Notice>
      {money.overdue && <Notice tone="warn">{words.overdue}</Notice>}
      {money.phase !== 'sending' && (
        <>
          {money.phase === 'waiting' && (
            <Button kind="secondary" onPress={onCheck}>
              {words.check}
            </Button>
          )}
          <Button kind="quiet" icon="support" onPress={onSupport}>
            {words.support}
          </Button>
        </>
      )}
    </Stack>
  );
}
