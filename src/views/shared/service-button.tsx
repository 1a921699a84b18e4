import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import type { RootRequest } from '#machines/root/context.ts';

type Props = { request: (request: RootRequest) => void };

export function ServiceButton({ request }: Props) {
  const { t } = useTranslation('title');
  const location = { page: 'customerCenter', query: {} } as const;
  return (
    <Button kind="quiet" onPress={() => request({ type: 'location.requested', location })}>
      {t('customerCenter')}
    </Button>
  );
}
