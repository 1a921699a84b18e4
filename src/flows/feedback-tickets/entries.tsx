import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { FeedbackType, messageLimit, nameLimit } from '#domain/service/feedback.ts';
import { Form } from '#components/fields/form.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { SelectField } from '#components/fields/select-field.tsx';
import { Stack } from '#components/page/stack.tsx';
import { TextArea } from '#components/fields/text-area.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { Pictures } from './pictures.tsx';
import type { TicketProps } from './props.ts';

export const formId = 'ticket-form';

type Props = Pick<TicketProps, 'view' | 'send'> & {
  form: NonNullable<TicketProps['view']['form']>;
};

/** The fields of a request (K1). */
export function Entries({ view, form, send }: Props) {
  const { t } = useTranslation(['feedbackTickets', 'title']);
  const { minWords, hasArticle, accountChanged, faults } = view;
  return (
    <Form
      id={formId}
      label={t('title:ticketForm')}
      onSubmit={() => send({ type: 'ticket.submitted' })}
    >
      <Stack gap="loose">
        {form.type === 'notMyChange' && (
          <Notice tone={accountChanged ? 'warn' : 'info'} live={false}>
            {t(`feedbackTickets:form.notMyChange.${accountChanged ? 'stops' : 'unknown'}`)}
          </Notice>
        )}
        {hasArticle && (
          <Notice tone="info" live={false}>
            {t('feedbackTickets:form.article')}
          </Notice>
        )}
        <Subject view={view} form={form} send={send} />
        <TextArea
          label={t('feedbackTickets:form.description')}
          name="description"
          value={form.description}
          maxLength={messageLimit}
          hint={t('feedbackTickets:form.words', { count: form.words, least: minWords })}
          error={
            faults.description &&
            t(`feedbackTickets:form.fault.description.${faults.description}`, { least: minWords })
          }
          onChange={(value) => send({ type: 'entry.changed', field: 'description', value })}
        />
        <Pictures upload={view.upload} send={send} />
        <Contact view={view} form={form} send={send} />
      </Stack>
    </Form>
  );
}

function Subject({ view: { faults, loans }, form, send }: Props) {
  const { t } = useTranslation('feedbackTickets');
  const language = useLanguage();
  return (
    <Stack>
      <SelectField
        label={t('form.type')}
        name="type"
        value={form.type}
        placeholder={t('form.chooseType')}
        options={FeedbackType.options.map((value) => ({ value, label: t(`types.${value}`) }))}
        error={faults.type && t('form.fault.type')}
        onChange={(value) => send({ type: 'entry.changed', field: 'type', value })}
      />
      <SelectField
        label={t('form.loan')}
        name="loan"
        value={form.loan}
        placeholder={t('form.chooseLoan')}
        options={[
          { value: 'none', label: t('form.noLoan') },
          ...loans.map(({ loanOrderId, loanNumber, appliedAt }) => ({
            value: loanOrderId,
            label: t('form.loanOption', {
              number: loanNumber,
              time: formatInstant(appliedAt, language),
            }),
          })),
        ]}
        error={faults.loan && t('form.fault.loan')}
        onChange={(value) => send({ type: 'entry.changed', field: 'loan', value })}
      />
    </Stack>
  );
}

function Contact({ view: { faults }, form, send }: Props) {
  const { t } = useTranslation('feedbackTickets');
  const change = (field: 'name' | 'mobile' | 'email' | 'contactableTime') => (value: string) =>
    send({ type: 'entry.changed', field, value });
  return (
    <Stack>
      <TextField
        label={t('form.name')}
        name="name"
        autoComplete="name"
        enterKeyHint="next"
        maxLength={nameLimit}
        value={form.name}
        error={faults.name && t('form.fault.name')}
        onChange={change('name')}
      />
      <TextField
        label={t('form.mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={40}
        value={form.mobile}
        error={faults.mobile && t(`form.fault.mobile.${faults.mobile}`)}
        onChange={change('mobile')}
      />
      <TextField
        label={t('form.email')}
        hint={t('form.contactHint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        maxLength={120}
        value={form.email}
        error={faults.email && t('form.fault.email')}
        onChange={change('email')}
      />
      <TextField
        label={t('form.time')}
        hint={t('form.timeHint')}
        name="contactableTime"
        enterKeyHint="done"
        maxLength={80}
        value={form.contactableTime}
        onChange={change('contactableTime')}
      />
    </Stack>
  );
}
