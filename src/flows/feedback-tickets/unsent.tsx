import { useTranslation } from 'react-i18next';
import { canSendAgain } from '#domain/service/conversation.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Row, Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import type { ConversationView } from '#machines/conversation/view.ts';
import type { TicketProps } from './props.ts';

type Props = Pick<ConversationView, 'unsent'> & Pick<TicketProps, 'send'>;

/** Messages that, as far as this phone knows, have not reached the lender. */
export function Unsent({ unsent, send }: Props) {
  const { t } = useTranslation('feedbackTickets');
  return (
    <>
      {unsent.map((message) => {
        const { clientId, text, pictures, state, refused, pictureGone } = message;
        const words = text || t('unsent.pictures', { count: pictures.length });
        if (state === 'waiting') {
          return (
            <Notice key={clientId} tone="info" title={t('unsent.sending')}>
              {words}
            </Notice>
          );
        }
        return (
          <Notice
            key={clientId}
            tone={refused ? 'danger' : 'warn'}
            title={t(refused ? 'unsent.failed' : 'unsent.unknown')}
            action={
              <Stack gap="tight">
                <Row>
                  {canSendAgain(message) && (
                    <Button
                      kind="secondary"
                      onPress={() => send({ type: 'message.retried', clientId })}
                    >
                      {t(pictureGone ? 'unsent.without' : 'unsent.retry')}
                    </Button>
                  )}
                  <Button kind="quiet" onPress={() => send({ type: 'message.removed', clientId })}>
                    {t('unsent.remove')}
                  </Button>
                </Row>
              </Stack>
            }
          >
            <Text>{words}</Text>
            {!refused && <Text>{t('unsent.again')}</Text>}
            {pictureGone && (
              <Text>
                {t(canSendAgain(message) ? 'unsent.pictureGone' : 'unsent.onlyPicturesGone')}
              </Text>
            )}
          </Notice>
        );
      })}
    </>
  );
}
