import { useTranslation } from 'react-i18next';
import { groupMobile } from '#domain/account/mobile.ts';
import type { LoginEvent } from '#machines/login/login.setup.ts';
import type { LoginView } from '#machines/login/view.ts';
import { CodeField } from '#components/fields/code-field.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { MobileField } from '#components/fields/mobile-field.tsx';
import { PasswordField } from '#components/fields/password-field.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { TextField } from '#components/fields/text-field.tsx';

type Props = { view: LoginView; send: (event: LoginEvent) => void };

export function MobileStep({ view: { entries, reasons }, send }: Props) {
  const { t } = useTranslation('login');
  return (
    <MobileField
      label={t('mobile')}
      hint={t('mobileHint')}
      name="mobile"
      value={entries.mobile}
      error={reasons.mobile && t(`reasons.mobile.${reasons.mobile}`)}
      onChange={(value) => send({ type: 'entry.changed', field: 'mobile', value })}
      enterKeyHint="go"
    />
  );
}

export function CodeStep({ view, mobile, send }: Props & { mobile: string }) {
  const { t } = useTranslation('login');
  const { entries, reasons, cooldown, sendingCode } = view;
  const to = { mobile: groupMobile(mobile) };
  return (
    <Stack>
      <Text>
        {view.codeSent ? t('sentTo', to) : t('codeFor', to)}{' '}
        <LinkButton onPress={() => send({ type: 'mobile.reopened' })}>
          {t('changeMobile')}
        </LinkButton>
      </Text>
      <CodeField
        label={t('code')}
        hint={t('codeHint')}
        name="code"
        length={view.codeLength}
        value={entries.code}
        error={reasons.code && t(`reasons.code.${reasons.code}`)}
        onChange={(value) => send({ type: 'entry.changed', field: 'code', value })}
        resend={{
          label: cooldown > 0 ? t('sendAgain', { seconds: cooldown }) : t('sendCode'),
          busy: sendingCode,
          disabled: cooldown > 0,
          onPress: () => send({ type: 'code.requested' }),
        }}
      />
      <LinkButton onPress={() => send({ type: 'method.chosen', method: 'password' })}>
        {t('withPassword')}
      </LinkButton>
    </Stack>
  );
}

export function PasswordStep({ view: { entries, reasons, passwordRevealed }, send }: Props) {
  const { t } = useTranslation('login');
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
