import { useTranslation } from 'react-i18next';
import { hrefOf, type Location } from '#domain/pages.ts';
import { groupMobile } from '#domain/mobile.ts';
import type { LoginEvent } from '#machines/login/login.machine.ts';
import type { LoginView } from '#machines/login/view.ts';
import { Button } from '#components/button.tsx';
import { CodeField } from '#components/code-field.tsx';
import { Form } from '#components/form.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { MobileField } from '#components/mobile-field.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { Scene } from '#components/scene.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { Stack } from '#components/stack.tsx';
import { Tabs } from '#components/tabs.tsx';
import { Text } from '#components/text.tsx';
import { TextField } from '#components/text-field.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { CompanyBlock } from '../company-block.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import type { ScreenProps } from '../screen.ts';

type Props = ScreenProps<LoginView, LoginEvent>;

const formId = 'login-form';
const service: Location = { page: 'service', query: {} };
const privacy: Location = { page: 'privacy', query: {} };

/** `/login`: mobile and SMS code, or username and password (S2, S5). */
export function LoginScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['login', 'failure', 'common']);
  return (
    <Page
      title={t('login:title')}
      subtitle={t('login:lead')}
      hero={<Scene drawing={boat} size="small" />}
      action={<LanguageSwitch request={request} />}
      footer={
        <>
          {view.failure && <Notice tone="danger">{failureText(t, view.failure)}</Notice>}
          <Button
            type="submit"
            form={formId}
            busy={view.loggingIn}
            busyLabel={t('login:loggingIn')}
          >
            {t('login:submit')}
          </Button>
        </>
      }
    >
      <Stack gap="loose">
        <Form
          id={formId}
          label={t('login:title')}
          onSubmit={() => send({ type: 'login.submitted' })}
        >
          <Tabs
            label={t('login:method')}
            tabs={[
              { id: 'sms', label: t('login:bySms') },
              { id: 'password', label: t('login:byPassword') },
            ]}
            selected={view.method}
            onSelect={(id) =>
              send({ type: 'method.chosen', method: id === 'password' ? 'password' : 'sms' })
            }
          >
            {view.method === 'sms' ? (
              <SmsFields view={view} send={send} />
            ) : (
              <PasswordFields view={view} send={send} />
            )}
          </Tabs>
        </Form>
        <Text tone="secondary">
          {t('login:terms')}{' '}
          <LinkButton
            href={hrefOf(service)}
            onPress={() => request({ type: 'location.requested', location: service })}
          >
            {t('login:service')}
          </LinkButton>{' '}
          {t('login:and')}{' '}
          <LinkButton
            href={hrefOf(privacy)}
            onPress={() => request({ type: 'location.requested', location: privacy })}
          >
            {t('login:privacy')}
          </LinkButton>
          .
        </Text>
        <CompanyBlock />
      </Stack>
    </Page>
  );
}

function SmsFields({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('login');
  const { entries, reasons, cooldown, sendingCode, sentTo } = view;
  return (
    <Stack>
      <MobileField
        label={t('mobile')}
        hint={t('mobileHint')}
        name="mobile"
        value={entries.mobile}
        error={reasons.mobile && t(`reasons.mobile.${reasons.mobile}`)}
        onChange={(value) => send({ type: 'entry.changed', field: 'mobile', value })}
        enterKeyHint="next"
      />
      <CodeField
        label={t('code')}
        hint={sentTo ? t('sentTo', { mobile: groupMobile(sentTo) }) : t('codeHint')}
        name="code"
        length={view.codeLength}
        value={entries.code}
        error={reasons.code && t(`reasons.code.${reasons.code}`)}
        onChange={(value) => send({ type: 'entry.changed', field: 'code', value })}
        resend={
          <Button
            kind="secondary"
            busy={sendingCode}
            disabled={cooldown > 0}
            onPress={() => send({ type: 'code.requested' })}
          >
            {cooldown > 0 ? t('sendAgain', { seconds: cooldown }) : t('sendCode')}
          </Button>
        }
      />
    </Stack>
  );
}

function PasswordFields({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('login');
  const { entries, reasons, passwordRevealed } = view;
  return (
    <Stack>
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        enterKeyHint="next"
        spellCheck={false}
        value={entries.username}
        error={reasons.username && t(`reasons.username.${reasons.username}`)}
        onChange={(value) => send({ type: 'entry.changed', field: 'username', value })}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={entries.password}
        error={reasons.password && t(`reasons.password.${reasons.password}`)}
        onChange={(value) => send({ type: 'entry.changed', field: 'password', value })}
        revealed={passwordRevealed}
        onReveal={(revealed) => send({ type: 'password.revealed', revealed })}
        revealLabel={t('reveal')}
        hideLabel={t('hide')}
      />
    </Stack>
  );
}
