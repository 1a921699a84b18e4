import { useTranslation } from 'react-i18next';
import { messageLimit } from '#domain/service/feedback.ts';
import { Button } from '#components/buttons/button.tsx';
import { Form } from '#components/fields/form.tsx';
import { Stack } from '#components/page/stack.tsx';
import { TextArea } from '#components/fields/text-area.tsx';
import type { ConversationView } from '#machines/conversation/view.ts';
import { Pictures } from './pictures.tsx';
import type { TicketProps } from './props.ts';

type Props = { conversation: ConversationView; resolved: boolean; send: TicketProps['send'] };

/** A message on a resolved request reopens it. */
export function WriteMessage({ conversation, resolved, send }: Props) {
  const { t } = useTranslation('feedbackTickets');
  const { text, fault } = conversation;
  return (
    <Form
      id="message-form"
      label={t('detail.send')}
      onSubmit={() => send({ type: 'message.submitted' })}
    >
      <Stack>
        <TextArea
          label={t('detail.write')}
          name="message"
          rows={2}
          value={text}
          maxLength={messageLimit}
          error={fault ? t(`detail.fault.${fault}`) : undefined}
          onChange={(value) => send({ type: 'text.changed', text: value })}
        />
        <Pictures upload={conversation} send={send} />
        <Button type="submit">{t(resolved ? 'detail.reopen' : 'detail.send')}</Button>
      </Stack>
    </Form>
  );
}
