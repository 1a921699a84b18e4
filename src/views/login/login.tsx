import { useTranslation } from 'react-i18next';
import { assumedCodes } from '#domain/codes.ts';
import { hrefOf, type Location } from '#domain/pages.ts';
import type { LoginEvent } from '#machines/login/login.setup.ts';
import type { LoginView } from '#machines/login/view.ts';
import { Button } from '#components/buttons/button.tsx';
import { Form } from '#components/fields/form.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Tabs } from '#components/buttons/tabs.tsx';
import { Text } from '#components/lists/text.tsx';
import { CompanyBlock } from '../shared/company-block.tsx';
import { LanguageSwitch } from '../shared/language-switch.tsx';
import { LostNumber } from '../shared/lost-number.tsx';
import { RefusalText } from '../shared/refusal-text.tsx';
import type { ScreenProps } from '../shared/screen.ts';
import { CodeStep, MobileStep, PasswordStep } from './steps.tsx';

type Props = ScreenProps<LoginView, LoginEvent>;

const formId = 'login-form';

/** `/login` (S2, S5): by SMS code or by password. */
export function LoginScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['login', 'title']);
  const asksForMobile = view.method === 'sms' && view.codeFor === null;
  return (
    <Page
      title={t('title:login')}
      subtitle={view.codeFor === null ? t('login:lead') : undefined}
      hero={<Scene drawing={boat} size="small" />}
      action={<LanguageSwitch request={request} />}
      notice={<LossNotice view={view} />}
      footer={
        <>
          <FailureNotice view={view} send={send} />
          <Button
            type="submit"
            form={formId}
            busy={asksForMobile ? view.sendingCode : view.loggingIn}
            busyLabel={asksForMobile ? t('login:sendCode') : t('login:loggingIn')}
          >
            {asksForMobile ? t('login:sendCode') : t('login:submit')}
          </Button>
        </>
      }
    >
      <Stack gap="loose">
        <Form
          id={formId}
          label={t('title:login')}
          onSubmit={() => send({ type: asksForMobile ? 'code.requested' : 'login.submitted' })}
        >
          {view.codeFor === null ? (
            <Ways view={view} send={send} />
          ) : (
            <CodeStep view={view} mobile={view.codeFor} send={send} />
          )}
        </Form>
        <LostNumber request={request} />
        <Terms request={request} />
        <CompanyBlock />
        <PageLink page="customerCenter" request={request} />
      </Stack>
    </Page>
  );
}

const tips = { empty: 'loginTip1', expired: 'loginTip2', squeezed: 'loginTip3' } as const;

/** Why the borrower must log in again; the notice stays, unlike the toast (S8). */
function LossNotice({ view: { loss } }: Pick<Props, 'view'>) {
  const { t } = useTranslation(['toastMsg', 'failure']);
  if (loss === null) return null;
  return (
    <Notice tone="warn" live={false} title={t(`toastMsg:${tips[loss]}`)}>
      {t('failure:session')}
    </Notice>
  );
}

/** A failure that belongs to no field. */
function FailureNotice({ view: { failure, codeNotSent }, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('login');
  if (failure === null) return null;
  const refused = failure.kind === 'business';
  const tooMany = refused && failure.code === assumedCodes.tooManyPasswords;

  function title(): string | undefined {
    if (!refused) return undefined;
    if (codeNotSent) return t('codeNotSent');
    return tooMany ? t('passwordClosed') : t('fail');
  }

  return (
    <Notice
      tone="danger"
      title={title()}
      action={
        tooMany && (
          <Button kind="secondary" onPress={() => send({ type: 'method.chosen', method: 'sms' })}>
            {t('withCode')}
          </Button>
        )
      }
    >
      <RefusalText failure={failure} />
    </Notice>
  );
}

function Ways({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('login');
  return (
    <Tabs
      label={t('method')}
      tabs={[
        { id: 'sms', label: t('bySms') },
        { id: 'password', label: t('byPassword') },
      ]}
      selected={view.method}
      onSelect={(id) =>
        send({ type: 'method.chosen', method: id === 'password' ? 'password' : 'sms' })
      }
    >
      {view.method === 'sms' ? (
        <MobileStep view={view} send={send} />
      ) : (
        <PasswordStep view={view} send={send} />
      )}
    </Tabs>
  );
}

function Terms({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation('login');
  return (
    <Text tone="secondary">
      {t('terms')} <PageLink page="service" request={request} /> {t('and')}{' '}
      <PageLink page="privacy" request={request} />.
    </Text>
  );
}

type LinkProps = Pick<Props, 'request'> & { page: 'service' | 'privacy' | 'customerCenter' };

function PageLink({ page, request }: LinkProps) {
  const { t } = useTranslation('title');
  const location: Location = { page, query: {} };
  return (
    <LinkButton
      href={hrefOf(location)}
      onPress={() => request({ type: 'location.requested', location })}
    >
      {t(page)}
    </LinkButton>
  );
}
