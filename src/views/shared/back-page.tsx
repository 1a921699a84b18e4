import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#components/page/page.tsx';
import type { RootRequest } from '#machines/root/context.ts';

type Props = Omit<ComponentProps<typeof Page>, 'back'> & {
  request: (request: RootRequest) => void;
};

/** A page with a back button. */
export function BackPage({ request, ...page }: Props) {
  const { t } = useTranslation('common');
  return (
    <Page {...page} back={{ label: t('back'), onBack: () => request({ type: 'nav.back' }) }} />
  );
}
