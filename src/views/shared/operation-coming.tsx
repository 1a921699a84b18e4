import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDeadline } from '#domain/date-format.ts';
import type { DeferralOrder } from '#domain/operations/operation.ts';
import { formatPeso } from '#domain/peso.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { HomeButton } from './page-button.tsx';
import { ServiceButton } from './service-button.tsx';

type OnItsWayProps = {
  coming: NonNullable<DeferralOrder['coming']>;
  title: string;
  children: ReactNode;
};

/** The money on its way for a rollover or a restructure. */
export function OnItsWay({ coming: { amount, postsAt }, title, children }: OnItsWayProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const time = formatDeadline(postsAt, language);
  return (
    <Notice tone="info" live={false} title={title}>
      {t('operationComing.text', { amount: formatPeso(amount), time })} {children}
    </Notice>
  );
}

/** Shown instead of payment buttons while the money is on its way. */
export function ComingFooter({ request }: { request: (request: RootRequest) => void }) {
  return (
    <>
      <HomeButton kind="secondary" request={request} />
      <ServiceButton request={request} />
    </>
  );
}
