import { useTranslation } from 'react-i18next';
import { deletionReasons } from '#domain/account/deletion-reasons.ts';
import { Form } from '#components/fields/form.tsx';
import { RadioCards } from '#components/fields/radio-cards.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { TextArea } from '#components/fields/text-area.tsx';
import type { AccountDeletionProps } from './props.ts';

export const formId = 'deletion-form';

/** The step FORM of a deletion: the reason, sent as a key, and an optional note (D2). */
export function ReasonForm({ view, send }: Pick<AccountDeletionProps, 'view' | 'send'>) {
  const { t } = useTranslation(['accountDeletion', 'title']);
  const { reason, reasonMissing, note, noteLimit } = view;
  const options = deletionReasons.map((value) => ({
    value,
    label: t(`accountDeletion:form.reasons.${value}`),
  }));
  const choose = (value: string) => {
    const chosen = deletionReasons.find((one) => one === value);
    if (chosen) send({ type: 'reason.chosen', reason: chosen });
  };
  return (
    <Form
      id={formId}
      label={t('title:accountDelete')}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <Stack gap="loose">
        <Text>{t('accountDeletion:form.lead')}</Text>
        <RadioCards
          label={t('accountDeletion:form.reason')}
          value={reason}
          options={options}
          error={reasonMissing ? t('accountDeletion:form.reasonMissing') : undefined}
          onChange={choose}
        />
        <TextArea
          label={t('accountDeletion:form.note')}
          hint={t('accountDeletion:form.noteHint', { count: noteLimit - note.length })}
          value={note}
          maxLength={noteLimit}
          onChange={(value) => send({ type: 'note.changed', note: value })}
        />
      </Stack>
    </Form>
  );
}
