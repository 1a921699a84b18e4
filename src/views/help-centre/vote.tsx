import { useTranslation } from 'react-i18next';
import type { Vote } from '#domain/service/help.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { RadioCards } from '#components/fields/radio-cards.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { PageButton } from '../shared/page-button.tsx';
import type { HelpCentreProps } from './props.ts';

const votes: readonly Vote[] = ['helpful', 'useless'];

type Props = HelpCentreProps & {
  questionId: string;
};

/** Without a login, a button leads to login. */
export function ArticleVote({ view, questionId, send, request }: Props) {
  const { t } = useTranslation(['helpCentre', 'failure']);
  const { signedIn, vote, voteFailure } = view;
  const logIn = (
    <Button kind="secondary" onPress={() => request({ type: 'login.requested' })}>
      {t('helpCentre:vote.logIn')}
    </Button>
  );
  return (
    <Stack>
      {signedIn ? (
        <RadioCards
          label={t('helpCentre:vote.question')}
          value={vote}
          options={votes.map((value) => ({ value, label: t(`helpCentre:vote.${value}`) }))}
          onChange={(value) => {
            const chosen = votes.find((one) => one === value);
            if (chosen) send({ type: 'vote.pressed', vote: chosen });
          }}
        />
      ) : (
        <>
          <Text>{t('helpCentre:vote.signedOut')}</Text>
          {logIn}
        </>
      )}
      {voteFailure && (
        <Notice tone="danger">
          {t(`helpCentre:vote.${voteFailure.kind === 'business' ? 'refused' : 'unknown'}`, {
            reason: failureText(t, voteFailure),
          })}
        </Notice>
      )}
      {vote === 'useless' && (
        <Notice
          tone="info"
          action={
            <PageButton
              kind="quiet"
              page="ticketForm"
              query={{ article: questionId }}
              request={request}
            >
              {t('helpCentre:vote.ask')}
            </PageButton>
          }
        >
          {t('helpCentre:vote.still')}
        </Notice>
      )}
    </Stack>
  );
}
